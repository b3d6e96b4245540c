import { expect, it } from 'vitest'
import { type Entry, readSurface } from './surface.ts'

const introduction = `# What @potager/ui offers

Written by \`vitest run --project package -u\`: components with their properties (\`?\`: may be left out), types, values. A change here is a
change for everyone who imports the package.
`

// TypeScript reads the package from scratch, on a machine that may be busy.
const patient = { timeout: 300_000 }

function linesOf({ components, types, values }: Entry): string[] {
  const listed = Object.entries(components).map(([name, properties]) =>
    [`- ${name}:`, ...properties.map((property) => `${property.name}${property.required ? '' : '?'}`)].join(' '),
  )
  const others = Object.entries({ types: Object.keys(types), values }).filter(([, names]) => names.length > 0)
  return [...listed, ...others.map(([kind, names]) => `- ${kind} ${names.join(' ')}`)]
}

it('offers what its users were told', patient, async () => {
  const entries = Object.entries(readSurface()).flatMap(([name, entry]) => [
    '',
    `## @potager/ui/${name}`,
    '',
    ...linesOf(entry),
  ])
  await expect(`${introduction}${entries.join('\n')}\n`).toMatchFileSnapshot('surface.md')
})

it('has a type for every property that says more than its kind', patient, () => {
  const all = Object.values(readSurface()).flatMap(({ components }) => Object.values(components).flat())
  expect(all.length).toBeGreaterThan(850)
  expect(all.filter(({ type }) => /^(?:union|object|function|array|unknown|any)$/i.test(type))).toEqual([])
})
