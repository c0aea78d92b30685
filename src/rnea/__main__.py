from rnea.cli.app import main

main()
