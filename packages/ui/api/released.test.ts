import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { fingerprintOf, isTold, type Released, readChange } from './released.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const released: Released = JSON.parse(read('released.json'))
const folder = '../../../.changeset/'
const changes = readdirSync(new URL(folder, import.meta.url))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readChange(read(`${folder}${name}`)))

it('has a change in .changeset when it offers something else than the last version (npm run changes)', () => {
  expect(isTold(read('surface.md'), released, changes)).toBe(true)
  expect(released.version).toBe(manifest.version)
})

it('misses the change of a surface that nobody wrote about', () => {
  const last = { version: '0.1.0', surface: fingerprintOf('- button/Button: variant?') }
  const other = readChange("---\n'@potager/domain': patch\n---\n\nFaster.\n")
  const own = readChange("---\n'@potager/domain': patch\n'@potager/ui': minor\n---\n\nButtons have a size.\n")
  expect(isTold('- button/Button: variant?', last, [])).toBe(true)
  expect(isTold('- button/Button: size? variant?', last, [other])).toBe(false)
  expect(isTold('- button/Button: size? variant?', last, [other, own])).toBe(true)
})

it.each([
  ['no package', '---\n---\n\nText.\n'],
  ['a size of step that is none', "---\n'@potager/ui': huge\n---\n\nText.\n"],
  ['no text', "---\n'@potager/ui': minor\n---\n\n"],
  ['no head', 'Text.\n'],
])('refuses a change with %s', (_, content) => {
  expect(() => readChange(content)).toThrow('This ')
})
