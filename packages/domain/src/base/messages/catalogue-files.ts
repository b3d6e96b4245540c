import { readdirSync } from 'node:fs'

/** The files that hold texts, for the tests that read them all. */
export const catalogueFiles: readonly string[] = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !/^(?:index|catalogue-files|typography-exceptions)\.ts$|\.test\.ts$/.test(file),
)
