import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { install } from './install.mjs'
import { isDone, once, replaceWhole } from './outputs.mjs'
import { packed } from './packages/pack.mjs'
import { bin, capture, expectedError } from './process.mjs'
import { at } from './root.mjs'

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|txt|xml|map|ttf|wasm)$/
const SMALLEST = 256

/** Writes a .br and a .gz beside each text file of `folder` that is worth it, so that serving never compresses. */
async function compressFolder(folder, { brotli }) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath ?? file.path, file.name), brotli)))
}

async function compressFile(path, quality) {
  const content = await readFile(path)
  if (content.length < SMALLEST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  if (br.length < content.length) await writeWhole(`${path}.br`, br)
  if (gz.length < content.length) await writeWhole(`${path}.gz`, gz)
}

/** Atomic, because a server may be reading the folder. */
async function writeWhole(path, content) {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

const SHARED = ['packages/domain', 'packages/ui', 'packages/admin-kit', 'pnpm-lock.yaml', 'tsconfig.base.json']
const NOT_SHIPPED = /\.(test|stories)\.[cm]?[jt]sx?$|\.mdx$/

const page = (name, title, ...flags) => ({
  name,
  title,
  sources: [...SHARED, 'apps/admin', 'apps/public', 'vite.config.ts', 'vite.lighter.ts', 'package.json'],
  skip: NOT_SHIPPED,
  outputs: [`apps/server/dist/${name}`],
  command: ['vite', 'build', ...flags],
})

/** Each step runs again only when a source changed or an output is missing. */
const pages = [page('client', 'site public et gestion'), page('ssr', 'rendu des pages', '--ssr')]

/** Runs once all pages are built; until then files are served uncompressed. */
const compressed = {
  name: 'compressed',
  title: 'pages compressées',
  sources: pages[0].sources,
  skip: NOT_SHIPPED,
  outputs: ['apps/server/dist/client/.vite/manifest.json.br'],
  // Brotli's highest level takes twice as long for 1.5 % less.
  run: ({ title }) => timed(title, () => compressFolder(at('apps/server/dist/client'), { brotli: 10 })),
}

const server = {
  name: 'server',
  title: 'serveur',
  sources: ['packages/domain', 'apps/server', 'pnpm-lock.yaml', 'tsconfig.base.json'],
  skip: NOT_SHIPPED,
  outputs: ['apps/server/dist/serve.js'],
  command: ['vite', 'build', 'apps/server', '--ssr', 'src/serve.ts', '--outDir', 'dist', '--emptyOutDir', 'false'],
}

const storybook = {
  name: 'storybook',
  title: 'Storybook',
  sources: [...SHARED, 'apps/admin', 'apps/public', 'packages/storybook'],
  skip: /\.test\.[cm]?[jt]sx?$/,
  outputs: ['storybook-static/index.html'],
  run: (step) =>
    replaceWhole('storybook-static', (folder) =>
      runTool({
        ...step,
        command: [
          'storybook',
          'build',
          '--config-dir',
          'packages/storybook/config',
          '--output-dir',
          folder,
          '--disable-telemetry',
        ],
        // Brotli's highest level takes ten times as long, for a part few people open.
        compress: { folder, brotli: 5 },
      }),
    ),
}

/** What is published of the packages; the applications are built from their sources. */
const packages = {
  name: 'packages',
  title: 'paquets',
  sources: [...SHARED, 'pnpm-workspace.yaml', 'package.json', 'LICENSE', 'scripts/packages'],
  skip: NOT_SHIPPED,
  outputs: packed.map((name) => `packages/${name}/dist/package.json`),
  run: ({ title }) =>
    timed(title, async () => {
      const { buildPackage } = await import('./packages/build.mjs')
      for (const name of packed) await buildPackage(name)
    }),
}

// The longest first, so that the others run beside it.
const parts = { storybook: [storybook], packages: [packages], pages, server: [server] }

async function timed(title, work) {
  console.log(`Construction : ${title}…`)
  const since = performance.now()
  await work()
  console.log(`Construit : ${title} (${((performance.now() - since) / 1000).toFixed(1)} s)`)
}

async function runTool({ title, command: [tool, ...args], compress }) {
  await timed(title, async () => {
    const { code, output } = await capture(bin(tool), args, { env: { NODE_ENV: 'production' } })
    if (code !== 0) throw expectedError(`${output}\nLa construction a échoué : ${title}.`)
    if (compress) await compressFolder(at(compress.folder), compress)
  })
}

const stamped = (step) => ({ ...step, name: `build-${step.name}` })

/** Runs at most two steps at a time, on two processors or more. */
async function runSteps(steps) {
  const queue = [...steps]
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const { run = runTool } = step
      await once(stamped(step), () => run(step))
    }
  }
  await Promise.all(availableParallelism() > 1 ? [worker(), worker()] : [worker()])
}

/** Notes that this process serves the built pages at an address, until it ends. */
export function noteHouse(address) {
  const note = at(`apps/server/dist/house-${process.pid}`)
  writeFileSync(note, address)
  process.once('exit', () => rmSync(note, { force: true }))
}

/** Throws where pages are to be built beneath a house that serves them: those it has shown would miss their scripts. */
async function leaveHouseWhole() {
  const notes = existsSync(at('apps/server/dist')) ? readdirSync(at('apps/server/dist')) : []
  for (const note of notes.filter((name) => name.startsWith('house-'))) {
    const address = readFileSync(at('apps/server/dist', note), 'utf8')
    const lives = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (!lives) rmSync(at('apps/server/dist', note), { force: true })
    else if (!pages.every((step) => isDone(stamped(step))))
      throw expectedError(`Une maison tourne depuis ce dossier, sur ${address} : arrêtez-la, le code a changé.`)
  }
}

/** What `npm start` serves. */
const served = ['storybook', 'pages', 'server']

/**
 * Builds what changed since the last build: everything that is served, or the named parts. Throws with the tool's own output when a
 * step fails.
 * @param options `compress: false` leaves the pages' files uncompressed until the next build
 */
export async function build(names = served, { compress = true } = {}) {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0)
    throw expectedError(`Partie inconnue : ${unknown.join(', ')}. Parties : ${Object.keys(parts).join(', ')}`)
  if (names.includes('pages') || names.includes('server')) await leaveHouseWhole()
  await runSteps(names.flatMap((name) => parts[name]))
  if (compress && names.includes('pages')) await runSteps([compressed])
}

/** Whether Storybook is built from the current sources. */
export const storybookIsBuilt = () => isDone(stamped(storybook))

export async function main(names) {
  await install()
  await build(names.length > 0 ? names : undefined)
}
