import { availableParallelism } from 'node:os'
import { compressFolder } from './compress.mjs'
import { install } from './install.mjs'
import { bin, capture, expectedError, stopOnSignal } from './process.mjs'
import { at } from './root.mjs'
import { once } from './stamp.mjs'

const SHARED = ['packages/domain', 'packages/ui', 'pnpm-lock.yaml', 'tsconfig.json']
const NOT_SHIPPED = /\.(test|stories)\.[cm]?[jt]sx?$|\.mdx$/

/**
 * Everything that `npm start` serves, in two chains that may run side by side. A step runs again only when one of its
 * sources changed or an output is gone.
 */
const chains = [
  [
    {
      name: 'client',
      title: 'site public et gestion',
      sources: [...SHARED, 'apps/admin', 'apps/public', 'vite.config.ts'],
      skip: NOT_SHIPPED,
      outputs: ['apps/server/dist/client'],
      command: ['vite', ['build']],
      compress: { folder: 'apps/server/dist/client', brotli: 11 },
    },
    {
      name: 'ssr',
      title: 'rendu du site public',
      sources: [...SHARED, 'apps/public', 'vite.config.ts'],
      skip: NOT_SHIPPED,
      outputs: ['apps/server/dist/ssr'],
      command: ['vite', ['build', '--ssr']],
    },
    {
      name: 'server',
      title: 'serveur',
      sources: ['packages/domain', 'apps/server', 'pnpm-lock.yaml', 'tsconfig.json'],
      skip: NOT_SHIPPED,
      outputs: ['apps/server/dist/main.js'],
      command: ['vite', ['build', 'apps/server', '--ssr', 'src/main.ts', '--outDir', 'dist', '--emptyOutDir', 'false']],
    },
  ],
  [
    {
      name: 'storybook',
      title: 'Storybook',
      sources: [...SHARED, 'apps/admin', 'apps/public', '.storybook'],
      skip: /\.test\.[cm]?[jt]sx?$/,
      outputs: ['storybook-static/index.html'],
      command: ['storybook', ['build', '--output-dir', 'storybook-static', '--disable-telemetry']],
      // Brotli's highest setting takes ten times as long, for a part few people open.
      compress: { folder: 'storybook-static', brotli: 5 },
    },
  ],
]

async function runStep({ title, command: [tool, args], compress }) {
  console.log(`Construction : ${title}…`)
  const since = performance.now()
  const { code, output } = await capture(bin(tool), args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw expectedError(`${output}\nLa construction a échoué : ${title}.`)
  if (compress) await compressFolder(at(compress.folder), compress)
  console.log(`Construit : ${title} (${((performance.now() - since) / 1000).toFixed(1)} s)`)
}

async function runChain(steps) {
  for (const step of steps) await once({ ...step, name: `build-${step.name}` }, () => runStep(step))
}

/** Builds what changed since the last build. Throws with the tool's own output when a step fails. */
export async function build() {
  if (availableParallelism() > 1) await Promise.all(chains.map(runChain))
  else for (const chain of chains) await runChain(chain)
}

export async function main() {
  stopOnSignal()
  await install()
  await build()
}
