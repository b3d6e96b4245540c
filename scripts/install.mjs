import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once, wasDone } from './outputs.mjs'
import { expectedError, show } from './process.mjs'
import { at } from './root.mjs'

const FOLDERS = ['packages', 'apps']
const SINGLES = ['e2e', 'bench']

function manifests() {
  const nested = FOLDERS.flatMap((folder) => readdirSync(at(folder)).map((name) => `${folder}/${name}`))
  return [...nested, ...SINGLES].map((folder) => join(folder, 'package.json')).filter((file) => existsSync(at(file)))
}

/** The manifests' `dependencies` suffice to build and serve the site; the rest is for Storybook and the tests. */
const scopes = {
  everything: { name: 'install', title: 'Installation des dépendances…', flags: [] },
  serving: { name: 'install-serving', title: 'Installation de ce qui sert le site…', flags: ['--prod'] },
}

/**
 * Installs the locked dependencies with the pinned package manager when something about them changed. `serving`
 * installs fewer, unless everything was installed before: it would remove the rest.
 */
export async function install(scope = 'everything') {
  const chosen = scope === 'serving' && wasDone(scopes.everything) ? scopes.everything : scopes[scope]
  const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const sources = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests()]
  const step = { name: chosen.name, sources, outputs: ['node_modules/.modules.yaml'] }
  await once(step, async () => {
    console.log(chosen.title)
    const flags = ['--frozen-lockfile', '--prefer-offline', '--reporter=append-only', ...chosen.flags]
    // Without CI=true and a terminal, pnpm stops to ask before it replaces a foreign node_modules.
    const code = await show('npx', ['--yes', packageManager, 'install', ...flags], { env: { CI: 'true' } })
    if (code !== 0) throw expectedError('L’installation des dépendances a échoué : voir les messages ci-dessus.')
  })
}
