"""Problem sheets: a robot with numbers of its own, a question, its worked solution and its key."""
