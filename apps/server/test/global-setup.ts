import type { TestProject } from 'vitest/node'
import { createSource, type Source } from './stores.ts'

declare module 'vitest' {
  interface ProvidedContext {
    source: Source
  }
}

/** One migrated demo database per run; TEST_DATABASE=postgres makes it a PostgreSQL cluster instead of the embedded store. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { source, remove } = await createSource(process.env.TEST_DATABASE ?? 'pglite')
  project.provide('source', source)
  return remove
}
