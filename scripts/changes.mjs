import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { show } from './process.mjs'
import { at } from './root.mjs'

/** Fetched when it is used: sixty packages that nobody else needs, one of them an old Prettier that Storybook would take. */
const CHANGESETS = '@changesets/cli@2.31.1'

/** What the version of a package offers, to which later surfaces are compared. */
function recordSurface(name) {
  const { version } = JSON.parse(readFileSync(at('packages', name, 'package.json'), 'utf8'))
  const surface = createHash('sha256')
    .update(readFileSync(at('packages', name, 'api/surface.md')))
    .digest('hex')
  writeFileSync(at('packages', name, 'api/released.json'), `${JSON.stringify({ version, surface }, null, 2)}\n`)
}

/** `npm run changes` writes what a change means for users of the packages; `-- version` makes versions of all that. */
export async function main(words) {
  process.exitCode = await show('npx', ['--yes', '--package', CHANGESETS, 'changeset', ...words])
  if (process.exitCode === 0 && words[0] === 'version')
    for (const name of ['domain', 'ui', 'admin-kit']) recordSurface(name)
}
