declare module 'virtual:coverage' {
  import type { Coverage } from './coverage.ts'

  /** What the stories cover, counted when Storybook was built. */
  export const coverage: Coverage
}
