"""Robot dynamics itself: spatial algebra, descriptions, models, recursions, textbooks."""
