"""`sitdown soak`: servers killed and loaded on purpose."""
