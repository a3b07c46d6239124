"""Running many jobs: back ends, batches, result files."""
