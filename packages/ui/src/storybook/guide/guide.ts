/**
 * What the page of a component says beside its stories and its properties: short French sentences, one idea each. Given as
 * `parameters.guide` of the story file; a component’s story file without one fails its test.
 */
export type Guide = {
  /** When to use it. */
  use: readonly string[]
  /** When to take something else, and what. */
  avoid: readonly string[]
  /** How its texts are written, with examples from the catalogue where there are any. */
  writing: readonly string[]
  /** What it does for keyboard and assistive technologies, and what is left to whoever uses it. */
  accessibility: readonly string[]
}
