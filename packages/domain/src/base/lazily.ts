/** What is made when it is first asked for, and kept: a browser takes milliseconds to make a formatter, and a page needs few. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
