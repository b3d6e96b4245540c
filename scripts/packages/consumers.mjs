import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, expectedError } from '../process.mjs'
import { at } from '../root.mjs'
import { integrityOf, pack, packed } from './pack.mjs'

/** The consumers' own folders: `outside/` without what belongs to the workspace. */
const folders = ['vite-app', 'server-page', 'react-admin-app', 'kit-app']
const LOCK = 'pnpm-lock.yaml'

/** An example of a README and the file of a consumer that it becomes, word for word. */
const examples = [
  { readme: 'packages/ui/README.md', language: 'tsx', file: 'vite-app/src/Example.tsx' },
  { readme: 'packages/domain/README.md', language: 'ts', file: 'server-page/src/example.ts' },
  { readme: 'packages/admin-kit/README.md', language: 'tsx', file: 'kit-app/src/Example.tsx' },
]

function exampleOf({ readme, language }) {
  const [, code] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(readFileSync(at(readme), 'utf8')) ?? []
  if (!code) throw new Error(`${readme} has no example in ${language}.`)
  return code
}

const tarball = (name) => `file:potager-${name}.tgz`
const resolution = (name) => new RegExp(`integrity: [^,}\\n]+(, tarball: ${tarball(name)})`)

/** The lock file names no tarball that was ever packed: each run packs its own. */
function writeLock(folder, integrity) {
  const lock = readFileSync(at('outside', LOCK), 'utf8')
  const written = packed.reduce((text, name) => text.replace(resolution(name), `integrity: ${integrity(name)}$1`), lock)
  writeFileSync(join(folder, LOCK), written)
}

async function installIn(folder, flags) {
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const options = ['--prefer-offline', '--reporter=append-only', ...flags]
  const args = ['--yes', packageManager, '--dir', folder, 'install', ...options]
  const { code, output } = await capture('npx', args, { env: { CI: 'true' } })
  if (code === 0) return
  const advice = 'Si ce qui est publié dépend d’autre chose qu’avant : « npm run outside lock ».'
  throw expectedError(`${output}\nL’installation des paquets hors du dépôt a échoué. ${advice}`)
}

/** Copies the consumers into `folder`, with the packed packages and the READMEs' examples. */
async function copyConsumers(folder) {
  for (const name of [...folders, 'package.json', 'pnpm-workspace.yaml'])
    cpSync(at('outside', name), join(folder, name), { recursive: true })
  for (const example of examples) writeFileSync(join(folder, example.file), exampleOf(example))
  await Promise.all(packed.map((name) => pack(name, folder)))
}

/** Copies the consumers into `folder`, which is nobody's workspace, and installs the packed packages there. */
export async function prepareConsumers(folder) {
  await copyConsumers(folder)
  writeLock(folder, (name) => integrityOf(join(folder, `potager-${name}.tgz`)))
  await installIn(folder, ['--frozen-lockfile'])
}

/** Writes the consumers' lock file anew, with the versions of the workspace's where both have a package. */
export async function lockConsumers(folder) {
  await copyConsumers(folder)
  cpSync(at(LOCK), join(folder, LOCK))
  await installIn(folder, ['--no-frozen-lockfile', '--lockfile-only'])
  cpSync(join(folder, LOCK), at('outside', LOCK))
  writeLock(at('outside'), () => 'sha512-packed')
}
