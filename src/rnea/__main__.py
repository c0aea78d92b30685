from rnea.cli import main

main()
