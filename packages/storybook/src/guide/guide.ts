/**
 * Usage guide of a component: short French sentences, one idea each. Set as `parameters.guide` of the story file; a
 * component's story file without one fails its test.
 */
export type Guide = {
  use: readonly string[]
  /** When to use something else, and what. */
  avoid: readonly string[]
  /** How its texts are written, with examples from the catalogue if any. */
  writing: readonly string[]
  /** Its keyboard and assistive technology support, and what the caller must do. */
  accessibility: readonly string[]
}
