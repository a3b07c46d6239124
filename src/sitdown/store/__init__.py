"""The store: where records lie, so that they outlive every process. It knows nothing of tables."""
