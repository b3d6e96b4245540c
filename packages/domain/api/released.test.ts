import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fingerprintOf, isTold, type Offered, readChange } from './released.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const folder = '../../../.changeset/'
const changes = readdirSync(new URL(folder, import.meta.url))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readChange(read(`${folder}${name}`)))

it.each(['domain', 'ui', 'admin-kit'])(
  '%s has an entry in .changeset when its surface differs from its last version',
  (of) => {
    const surface = read(`../../${of}/api/surface.md`)
    const released = JSON.parse(read(`../../${of}/api/released.json`))
    expect(isTold({ name: `@potager/${of}`, surface, released }, changes)).toBe(true)
    expect(released.version).toBe(JSON.parse(read(`../../${of}/package.json`)).version)
  },
)

it('isTold is false for a changed surface without an entry of its own package', () => {
  const released = { version: '0.1.0', surface: fingerprintOf('- button/Button: variant?') }
  const offering = (surface: string): Offered => ({ name: '@potager/ui', surface, released })
  const other = readChange("---\n'@potager/domain': patch\n---\n\nFaster.\n")
  const own = readChange("---\n'@potager/domain': patch\n'@potager/ui': minor\n---\n\nButtons have a size.\n")
  expect(isTold(offering('- button/Button: variant?'), [])).toBe(true)
  expect(isTold(offering('- button/Button: size? variant?'), [other])).toBe(false)
  expect(isTold(offering('- button/Button: size? variant?'), [other, own])).toBe(true)
})

it.each([
  ['no package', '---\n---\n\nText.\n'],
  ['a size of step that is none', "---\n'@potager/ui': huge\n---\n\nText.\n"],
  ['no text', "---\n'@potager/ui': minor\n---\n\n"],
  ['no head', 'Text.\n'],
])('refuses a change with %s', (_, content) => {
  expect(() => readChange(content)).toThrow('This ')
})
