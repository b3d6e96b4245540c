import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, expectedError } from '../process.mjs'
import { at } from '../root.mjs'
import { integrityOf, pack, packed } from './pack.mjs'

/** The consumers of the lock file, which is that of `outside/`. */
const locked = ['vite-app', 'server-page']
const LOCK = 'pnpm-lock.yaml'

/**
 * What strangers type, by their folders: nothing is pinned, so that each run takes what npm has that day. Ours are the
 * packed ones, for no registry has them yet.
 */
const typed = {
  'react-admin-app': ['react-admin', 'ra-data-simple-rest', '@potager/ui', '@potager/domain'],
  'kit-app': ['react-admin', '@potager/admin-kit', '@potager/ui', '@potager/domain'],
}
const tools = ['vite', 'typescript', '@types/react', '@types/react-dom']

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

async function installed(command, args, env, advice) {
  const { code, output } = await capture(command, args, { env })
  if (code !== 0) throw expectedError(`${output}\nThe packages could not be installed outside the workspace. ${advice}`)
}

async function installIn(folder, flags) {
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const options = ['--prefer-offline', '--reporter=append-only', ...flags]
  const args = ['--yes', packageManager, '--dir', folder, 'install', ...options]
  const advice = 'Where what is published depends on something else than before: npm run outside lock.'
  await installed('npx', args, { CI: 'true' }, advice)
}

/** Installs what a stranger types by plain npm, which fails where peers do not agree. */
async function installTyped(folder, consumer) {
  const options = ['--prefix', join(folder, consumer), '--no-audit', '--no-fund', '--loglevel', 'error']
  const named = typed[consumer].map((name) =>
    name.startsWith('@potager/') ? join(folder, `potager-${name.slice('@potager/'.length)}.tgz`) : name,
  )
  const advice = 'It takes the newest versions: see what npm refuses.'
  await installed('npm', ['install', ...options, ...named, ...tools], {}, advice)
}

/** Copies the consumers into `folder`, with the packed packages and the READMEs' examples. */
async function copyConsumers(folder) {
  for (const name of [...locked, ...Object.keys(typed), 'package.json', 'pnpm-workspace.yaml'])
    cpSync(at('outside', name), join(folder, name), { recursive: true })
  for (const example of examples) writeFileSync(join(folder, example.file), exampleOf(example))
  await Promise.all(packed.map((name) => pack(name, folder)))
}

/** Copies the consumers into `folder`, which is nobody's workspace, and installs the packed packages there. */
export async function prepareConsumers(folder) {
  await copyConsumers(folder)
  writeLock(folder, (name) => integrityOf(join(folder, `potager-${name}.tgz`)))
  await installIn(folder, ['--frozen-lockfile'])
  for (const consumer of Object.keys(typed)) await installTyped(folder, consumer)
}

/** Writes the consumers' lock file anew, with the versions of the workspace's where both have a package. */
export async function lockConsumers(folder) {
  await copyConsumers(folder)
  cpSync(at(LOCK), join(folder, LOCK))
  await installIn(folder, ['--no-frozen-lockfile', '--lockfile-only'])
  cpSync(join(folder, LOCK), at('outside', LOCK))
  writeLock(at('outside'), () => 'sha512-packed')
}
