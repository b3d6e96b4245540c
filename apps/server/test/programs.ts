import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { inject } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const entries = {
  main: 'src/main.ts',
  stub: 'src/tools/stub.ts',
  accounts: 'src/tools/accounts.ts',
  backup: 'src/tools/backup.ts',
  conformance: '../../packages/conformance/src/command.ts',
}

/**
 * Builds the programs that tests start as processes, once per run, like `npm run build`: compiling at each start would
 * take seconds. Returns the folder, next to the built server so that its modules resolve.
 */
export async function buildPrograms(): Promise<{ folder: string; remove: () => void }> {
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(root, 'dist/tested-'))
  const input = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)]))
  await build({
    root,
    logLevel: 'error',
    build: { ssr: true, outDir: folder, emptyOutDir: false, rolldownOptions: { input } },
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The built file of a program, for `node`. */
export const programFile = (name: keyof typeof entries): string => join(inject('programs'), `${name}.js`)
