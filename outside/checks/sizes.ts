import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

type Size = { js: number; css: number }

const file = join(import.meta.dirname, 'sizes.json')
const readSizes = (): Record<string, Size> => JSON.parse(readFileSync(file, 'utf8'))

function filesOf(built: string, end: string): Buffer[] {
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end))
  expect(names, `${end} in ${built}`).not.toEqual([])
  return names.map((name) => readFileSync(join(built, name)))
}

const bytesOf = (built: string, end: string) =>
  filesOf(built, end).reduce((sum, content) => sum + gzipSync(content).length, 0)

/** Our components whose style sheets were bundled, by name. */
export function styledIn(built: string): string[] {
  const css = filesOf(built, '.css').join('\n')
  return [
    ...new Set([...css.matchAll(/\.potager-([\w-]+?)-[\w-]+-[0-9a-f]{4}\b/g)].map(([, name = '']) => name)),
  ].sort()
}

/** What is built keeps its recorded size in gzipped bytes, give or take a tenth; `npm run outside -- -u` records it. */
export function expectSize(name: string, built: string): void {
  const size: Size = { js: bytesOf(built, '.js'), css: bytesOf(built, '.css') }
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    writeFileSync(file, `${JSON.stringify({ ...readSizes(), [name]: size }, null, 2)}\n`)
    return
  }
  const recorded = readSizes()[name]
  for (const kind of ['js', 'css'] as const) {
    expect(size[kind], `${kind} of ${name}`).toBeGreaterThan((recorded?.[kind] ?? 0) * 0.9)
    expect(size[kind], `${kind} of ${name}`).toBeLessThan((recorded?.[kind] ?? 0) * 1.1)
  }
}
