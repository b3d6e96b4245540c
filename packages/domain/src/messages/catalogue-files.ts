import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'

const source = resolve(import.meta.dirname, '..')
const isText = (path: string) => /^base\/messages\/[^/]+\.ts$|^concepts\/.*\.messages\.ts$/.test(path)

/** The files that hold texts, for the tests that read them all: where they are, and `order.ts` for `order.messages.ts`. */
export const catalogueFiles: readonly { path: string; name: string }[] = readdirSync(source, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter(isText)
  .map((path) => ({ path: resolve(source, path), name: basename(path).replace('.messages.ts', '.ts') }))
