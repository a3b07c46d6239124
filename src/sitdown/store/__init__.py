"""The database: what a store can do, and two back ends."""
