import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectedError, show } from './process.mjs'
import { at } from './root.mjs'
import { once } from './stamp.mjs'

const FOLDERS = ['packages', 'apps']
const SINGLES = ['e2e', 'bench']

function manifests() {
  const nested = FOLDERS.flatMap((folder) => readdirSync(at(folder)).map((name) => `${folder}/${name}`))
  return [...nested, ...SINGLES].map((folder) => join(folder, 'package.json')).filter((file) => existsSync(at(file)))
}

/** Installs the dependencies exactly as locked, when something about them changed; the package manager is the pinned one. */
export function install() {
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const sources = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]
  return once({ name: 'install', sources, outputs: ['node_modules/.modules.yaml'] }, async () => {
    console.log('Installation des dépendances…')
    const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
    // Without CI=true and without a terminal, pnpm stops to ask before it replaces a foreign node_modules.
    const code = await show('npx', args, { env: { CI: 'true' } })
    if (code !== 0) throw expectedError('L’installation des dépendances a échoué : voir les messages ci-dessus.')
  })
}
