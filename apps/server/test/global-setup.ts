import type { TestProject } from 'vitest/node'
import { buildPrograms } from './place.ts'
import { createSource, type Source } from './stores.ts'

declare module 'vitest' {
  interface ProvidedContext {
    source: Source
    /** Folder of the built programs. */
    programs: string
  }
}

/** One migrated demo database per run; TEST_DATABASE=postgres makes it a PostgreSQL cluster instead of the embedded store. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ source, remove }, programs] = await Promise.all([
    createSource(process.env.TEST_DATABASE ?? 'pglite'),
    buildPrograms(),
  ])
  project.provide('source', source)
  project.provide('programs', programs.folder)
  return async () => {
    await remove()
    programs.remove()
  }
}
