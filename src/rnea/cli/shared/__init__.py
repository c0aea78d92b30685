"""What several commands do beside parsing their options."""
