import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { capture, expectedError } from '../process.mjs'
import { at } from '../root.mjs'

/** The packages that are published, by their folders' names; each needs those before it. */
export const packed = ['domain', 'ui', 'admin-kit']

/** Packs the built package as `npm publish` would. Resolves to the tarball's path: `potager-ui.tgz` in `folder`. */
export async function pack(name, folder) {
  const { code, output } = await capture('npm', ['pack', at('packages', name, 'dist'), '--pack-destination', folder])
  const file = output.trim().split('\n').at(-1)
  if (code !== 0 || !file) throw expectedError(`${output}\nnpm pack failed: ${name}.`)
  const path = join(folder, `potager-${name}.tgz`)
  renameSync(join(folder, file), path)
  return path
}
