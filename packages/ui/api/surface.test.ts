import { expect, it } from 'vitest'
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
