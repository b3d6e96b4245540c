import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { entryPoints, exportedComponents } from './exported.ts'
import { type Entry, type Property, readSurface } from './surface.ts'

const introduction = `# What @potager/ui offers

Written by \`vitest run --project package -u\`, by entry point: components with their properties (\`?\`: may be left out), types, values. A
change here is a change for everyone who imports the package.
`

// TypeScript reads the whole package, possibly on a busy machine.
const patient = { timeout: 300_000 }

function linesOf(name: string, { components, types, values }: Entry): string[] {
  const named = ({ name: property, required }: Property) => (required ? property : `${property}?`)
  const listed = Object.entries(components).map(([component, properties]) => [
    `- ${name}/${component}:`,
    ...properties.map(named),
  ])
  const others = Object.entries({ types, values }).filter(([, names]) => names.length > 0)
  return [...listed, ...others.map(([kind, names]) => [`- ${name}, ${kind}:`, ...names])].map((words) =>
    words.join(' '),
  )
}

it('@potager/ui exports what its surface.md lists', patient, async () => {
  const lines = Object.entries(readSurface()).flatMap(([name, entry]) => linesOf(name, entry))
  await expect(`${introduction}\n${lines.join('\n')}\n`).toMatchFileSnapshot('surface.md')
})

const folder = resolve(import.meta.dirname, '..')
const readme = readFileSync(`${folder}/README.md`, 'utf8')

type Row = { components: string[]; needs: string[] }

/** The README's rows: entry, components, and what else has to be installed for it. */
const rows = new Map<string, Row>(
  [...readme.matchAll(/^\| `([\w-]+)` +\| (.*?) +\| (.*?) +\|$/gm)].map(
    ([, entry = '', components = '', needs = '']) => [
      entry,
      {
        components: [...components.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
        needs: needs.split(', ').filter((need) => need !== ''),
      },
    ],
  ),
)

const marks: readonly (readonly [string, RegExp])[] = [
  ['MUI', /^@mui\//],
  ['react-hook-form', /^(?:react-hook-form|@hookform\/)/],
]

/** What a module loads, directly or not, by the imports that stay when it is compiled. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]*? from '.*'$/gm, '')
  for (const [, name = ''] of code.matchAll(/(?:\bfrom|^import|\bimport\() ?'([^']+)'/gm)) {
    const path = resolve(dirname(file), name)
    if (!name.startsWith('.')) seen.add(name)
    else if (/\.tsx?$/.test(path) && existsSync(path)) loadedBy(path, seen)
  }
  return seen
}

it('the README lists every entry point with its components', () => {
  const exported = Object.fromEntries(
    [...entryPoints.keys()].map((entry) => [
      entry,
      exportedComponents.filter((one) => one.entry === entry).map(({ name }) => name),
    ]),
  )
  expect(Object.fromEntries([...rows].map(([entry, { components }]) => [entry, components]))).toEqual(exported)
})

it('the README says which entry points need MUI and react-hook-form', () => {
  const needed = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, path]) => {
      const loaded = [...loadedBy(resolve(folder, path))]
      const needs = marks.filter(([, names]) => loaded.some((name) => names.test(name))).map(([mark]) => mark)
      return [entry.slice('./'.length), needs]
    }),
  )
  expect(Object.values(needed).flat().length).toBeGreaterThan(15)
  expect(Object.fromEntries([...rows].map(([entry, { needs }]) => [entry, needs]))).toEqual(needed)
})

it('every entry point has a limit of its size, which every check keeps', async () => {
  await expect(import(`${folder}/.size-limit.js`)).resolves.toBeDefined()
})
