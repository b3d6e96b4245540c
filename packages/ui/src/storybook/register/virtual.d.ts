declare module 'virtual:coverage' {
  import type { CoverageFigures } from './coverage.ts'

  /** What the stories cover, counted when Storybook was built. */
  export const coverage: CoverageFigures
}
