/**
 * Creates a value on first use and keeps it: a formatter takes a browser milliseconds, and a page needs few of them.
 */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
