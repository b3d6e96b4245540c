import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, expectedError } from '../process.mjs'
import { at } from '../root.mjs'

/** The packages that are published, by their folders' names; each needs those before it. */
export const packed = ['domain', 'ui', 'admin-kit']

/** Packs the built package as `npm publish` would. Resolves to the tarball's path: `potager-ui.tgz` in `folder`. */
async function pack(name, folder) {
  const { code, output } = await capture('npm', ['pack', at('packages', name, 'dist'), '--pack-destination', folder])
  const file = output.trim().split('\n').at(-1)
  if (code !== 0 || !file) throw expectedError(`${output}\nnpm pack failed: ${name}.`)
  const path = join(folder, `potager-${name}.tgz`)
  renameSync(join(folder, file), path)
  return path
}

/**
 * What strangers type in the folders of `outside`: each run takes what npm has that day, but for the oldest React that is
 * taken. Ours are the packed ones, for no registry has them yet.
 */
const typed = {
  app: 'react-admin vite typescript @types/react @types/react-dom @potager/admin-kit @potager/ui @potager/domain',
  page: 'react@19.2.0 react-dom@19.2.0 typescript @types/node@20 @types/react@19.2.0 @types/react-dom@19.2.0 @potager/ui @potager/domain',
}

/** The file of a consumer that a README's example becomes, word for word. */
const examples = {
  'packages/ui/README.md': 'app/src/DishPanel.tsx',
  'packages/admin-kit/README.md': 'app/src/BackOffice.tsx',
  'packages/domain/README.md': 'page/src/example.ts',
}

function exampleOf(readme, file) {
  const example = new RegExp(`^\`\`\`${file.split('.').at(-1)}\\n(.*?)^\`\`\`$`, 'ms')
  const [, code] = example.exec(readFileSync(at(readme), 'utf8')) ?? []
  if (!code) throw new Error(`${readme} has no example.`)
  return code
}

/** Copies the consumers into `folder`, which is nobody's workspace, and installs the packed packages there by npm. */
export async function prepareConsumers(folder) {
  cpSync(at('outside'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  for (const [readme, file] of Object.entries(examples)) writeFileSync(join(folder, file), exampleOf(readme, file))
  await Promise.all(packed.map((name) => pack(name, folder)))
  for (const [consumer, words] of Object.entries(typed)) {
    const options = ['--prefix', join(folder, consumer), '--no-audit', '--no-fund', '--loglevel', 'error']
    const named = words.replaceAll(/@potager\/(\S+)/g, `${folder}/potager-$1.tgz`).split(' ')
    const { code, output } = await capture('npm', ['install', ...options, ...named])
    if (code !== 0) throw expectedError(`${output}\nThe packages could not be installed outside the workspace.`)
  }
}
