import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fingerprintOf, isTold, type Offered, readChange, readSurface } from './surface.ts'

const introduction = (name: string) => `# What @potager/${name} offers

Written by \`vitest run --project package -u\`, by entry point: each name with its type. A change here is a change for everyone who imports
the package.
`

it.each(['domain', 'admin-kit'])('%s exports what its surface.md lists', { timeout: 300_000 }, async (name) => {
  const folder = `../../${name}/api`
  const lines = Object.entries(readSurface(new URL(`${folder}/`, import.meta.url))).flatMap(([entry, exported]) => [
    `\n## ${entry}\n`,
    ...Object.entries(exported).map(([one, type]) => `- \`${one}\`: \`${type}\``),
  ])
  await expect(`${introduction(name)}${lines.join('\n')}\n`).toMatchFileSnapshot(`${folder}/surface.md`)
})

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Lines of the surface that `pattern` finds, as « entry name ». */
function offered(pattern: RegExp): string[] {
  const entries = read('surface.md').split(/^## /m).slice(1)
  return entries.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => `${text.split('\n', 1)[0]} ${name}`))
}

const named = [...read('../README.md').matchAll(/^\| `([\w-]+)` +\| (`read.*) \|$/gm)].flatMap(
  ([, entry, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${entry} ${name}`),
)

it('the README lists every reader of an answer under its entry', () => {
  const answers = offered(/^- `(read\w+)`: `\(body: unknown\)/gm)
  expect(answers.length).toBeGreaterThan(40)
  expect(answers.filter((one) => !named.includes(one))).toEqual([])
})

it('the README lists no reader that is not exported', () => {
  const all = offered(/^- `(read\w+)`: `\(/gm)
  expect(named.filter((one) => !all.includes(one))).toEqual([])
})

const folder = '../../../.changeset/'
const changes = readdirSync(new URL(folder, import.meta.url))
  .filter((name) => name.endsWith('.md'))
  .map((name) => readChange(read(`${folder}${name}`)))

const { version, surfaces } = JSON.parse(read(`${folder}released.json`))

it.each(['domain', 'ui', 'admin-kit'])(
  '%s has an entry in .changeset when its surface differs from its last version',
  (of) => {
    const surface = read(`../../${of}/api/surface.md`)
    expect(isTold({ name: `@potager/${of}`, surface, released: surfaces[of] }, changes)).toBe(true)
    expect(version).toBe(JSON.parse(read(`../../${of}/package.json`)).version)
  },
)

it('isTold is false for a changed surface without an entry of its own package', () => {
  const released = fingerprintOf('- button/Button: variant?')
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
