import { expect, it } from 'vitest'
import { readSurface } from './surface.ts'

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
