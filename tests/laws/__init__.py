"""What every game keeps. No game is named here and none is excepted."""
