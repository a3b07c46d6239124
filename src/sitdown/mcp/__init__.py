"""A seat for an AI assistant, by the Model Context Protocol."""
