"""`sitdown soak`: servers under fire and under load, with figures at the end."""
