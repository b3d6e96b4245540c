import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { show } from './process.mjs'
import { at } from './root.mjs'

/** Fetched when it is used: sixty packages that nobody else needs, one of them an old Prettier that Storybook would take. */
const CHANGESETS = '@changesets/cli@2.31.1'

const fingerprintOf = (name) =>
  createHash('sha256')
    .update(readFileSync(at('packages', name, 'api/surface.md')))
    .digest('hex')

/** What the version of each package offers, to which later surfaces are compared. */
function recordSurfaces(names) {
  const { version } = JSON.parse(readFileSync(at('packages', names[0], 'package.json'), 'utf8'))
  const surfaces = Object.fromEntries(names.map((name) => [name, fingerprintOf(name)]))
  writeFileSync(at('.changeset/released.json'), `${JSON.stringify({ version, surfaces }, null, 2)}\n`)
}

/** `npm run changes` writes what a change means for users of the packages; `-- version` makes versions of all that. */
export async function main(words) {
  process.exitCode = await show('npx', ['--yes', '--package', CHANGESETS, 'changeset', ...words])
  if (process.exitCode === 0 && words[0] === 'version') recordSurfaces(['domain', 'ui', 'admin-kit'])
}
