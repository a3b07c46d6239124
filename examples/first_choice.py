"""A player in a page: takes the first choice that it reads, whatever it is.

It stands where a language model would: `sitdown models squirrels owl="python first_choice.py"`.
"""

import json
import sys


def main() -> None:
    for line in sys.stdin:
        page = json.loads(line)["observation"]  # all that the seat may know, in words
        answer = "1" if "\n1. " in page else "0"
        print(json.dumps({"answer": answer}), flush=True)


if __name__ == "__main__":
    main()
