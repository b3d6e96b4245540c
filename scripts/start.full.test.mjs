import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { at } from './root.mjs'

// A repository with the real scripts and stubs of the tools they call, so that a start is fast.
const SERVER = `
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
const ending = new Promise((end) => { for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end(signal)) })
export async function serve({ site, storybook }) {
console.log('preparing')
const built = await site
if (!built) { writeFileSync('closed', 'early'); process.exit(0) }
const server = createServer((_, reply) => reply.end('ok')).listen(0)
await new Promise((listening) => server.once('listening', listening))
console.log('listening ' + server.address().port)
if (process.env.STORYBOOK !== '0') setInterval(() => writeFileSync('told', storybook()), 10).unref()
ending.then((signal) => server.close(() => { writeFileSync('closed', signal); process.exit(0) }))
return { url: 'http://127.0.0.1:' + server.address().port, storybook: process.env.STORYBOOK !== '0' }
}
`
const NPX =
  '#!/bin/sh\ncase "$*" in *--prod*) echo "installed part";; *) echo installed;; esac >> calls\nmkdir -p node_modules && touch node_modules/.modules.yaml\n'
const VITE = `#!/bin/sh
echo "vite $*" >> calls
test -f broken && echo "boom in line 3" && exit 1
mkdir -p apps/server/dist
case "$*" in *serve.ts*) cp server.mjs apps/server/dist/serve.js; exit;; esac
test -f slow && sleep 30
mkdir -p apps/server/dist/client apps/server/dist/ssr
`
const STORYBOOK = `#!/bin/sh
echo "storybook $1" >> calls
echo $$ > storybook-pid
nice > storybook-nice
mkdir -p "$5" && echo half > "$5/index.html"
while test -f hold; do sleep 0.05; done
test -f broken-story && echo "no such story" && exit 1
echo whole > "$5/index.html"
`

let base
const children = []

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'start-'))
  cpSync(at('scripts'), join(base, 'scripts'), { recursive: true })
  write('package.json', '{"type":"module","packageManager":"pnpm@10","scripts":{"start":"node scripts/run.mjs start"}}')
  for (const file of [
    'pnpm-lock.yaml',
    'packages/ui/a.ts',
    'apps/server/src/serve.ts',
    'packages/storybook/config/main.ts',
  ])
    write(file, '')
  write('server.mjs', SERVER)
  write('tools/npx', NPX, 0o755)
  write('node_modules/.bin/vite', VITE, 0o755)
  write('node_modules/.bin/storybook', STORYBOOK, 0o755)
})
afterEach(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  // What npm started outlives it for a moment, and may still write into the folder.
  await Promise.all(children.splice(0).map((child) => child.closed))
  rmSync(base, { recursive: true, force: true, maxRetries: 5 })
})

function write(file, content, mode) {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), content, { mode })
}

const read = (file) => (existsSync(join(base, file)) ? readFileSync(join(base, file), 'utf8').trim() : '')
const calls = () => readFileSync(join(base, 'calls'), 'utf8').trim().split('\n').sort()

function start(command = 'npm', args = ['start'], more = {}) {
  const env = { ...process.env, ...more, PATH: `${join(base, 'tools')}:${process.env.PATH}` }
  const child = spawn(command, args, { cwd: base, env })
  children.push(child)
  child.text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (child.text += chunk))
  child.ended = new Promise((resolve) => child.once('exit', resolve))
  child.closed = new Promise((resolve) => child.once('close', resolve))
  return child
}

async function until(what, limit = 60_000) {
  const end = Date.now() + limit
  while (Date.now() < end) {
    const value = await what()
    if (value) return value
    await new Promise((wait) => setTimeout(wait, 30))
  }
  throw new Error('waited in vain')
}

const portOf = (child) => until(() => child.text.match(/listening (\d+)/)?.[1])
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}`).then(
    (reply) => reply.ok,
    () => false,
  )

const startAlone = (env) => start('node', ['scripts/run.mjs', 'start'], env)
const isRunning = (pid) => existsSync(`/proc/${pid}`)
const stamped = () => existsSync(join(base, 'node_modules/.stamp-build-storybook'))

async function stop(child) {
  child.kill('SIGTERM')
  expect(await child.ended).toBe(0)
}

async function startAndStop() {
  const child = startAlone()
  await portOf(child)
  await until(stamped)
  await stop(child)
}

/** Starts with Storybook's build blocked until the file `hold` is removed. */
async function startHeld(run = startAlone) {
  write('hold', '')
  const child = run()
  const port = await portOf(child)
  const pid = Number(await until(() => read('storybook-pid')))
  return { child, port, pid }
}

describe.skipIf(process.platform === 'win32')('npm start', { timeout: 120_000 }, () => {
  it('installs, builds and serves the first time, and then only builds what changed', async () => {
    await startAndStop()
    const first = calls()
    expect(first).toContain('installed part')
    expect(first.filter((call) => call === 'installed')).toHaveLength(1)
    expect(first.filter((call) => /^vite build|^storybook build/.test(call))).toHaveLength(4)
    expect(read('storybook-static/index.html')).toBe('whole')

    await startAndStop()
    expect(calls()).toEqual(first)

    write('apps/server/src/serve.ts', 'changed')
    await startAndStop()
    expect(calls().filter((call) => !first.includes(call) || call.includes('apps/server'))).toHaveLength(2)
    expect(calls()).toHaveLength(first.length + 1)
  })

  it('keeps what was installed for the tests', async () => {
    await startAndStop()
    write('pnpm-lock.yaml', 'changed')
    await startAndStop()
    expect(calls().filter((call) => call.startsWith('installed'))).toEqual(['installed', 'installed', 'installed part'])
  })

  it('lets the server end by itself when npm alone gets SIGTERM', async () => {
    const child = start()
    const port = await portOf(child)
    expect(await answers(port)).toBe(true)
    child.kill('SIGTERM')
    await until(() => existsSync(join(base, 'closed')))
    expect(await answers(port)).toBe(false)
  })

  it('stops at once, with what it started, when the signal comes during a build', async () => {
    write('slow', '')
    const child = startAlone()
    await until(() => child.text.includes('preparing'))
    child.kill('SIGTERM')
    expect(await child.ended).toBe(0)
    expect(read('closed')).toBe('early')
    expect(existsSync(join(base, 'apps/server/dist/client'))).toBe(false)
  })

  it('leaves the pages of a running house as they are, and says where it runs', async () => {
    const house = startAlone()
    const port = await portOf(house)
    await until(() => readdirSync(join(base, 'apps/server/dist')).includes(`house-${house.pid}`))
    const beside = startAlone()
    await portOf(beside)
    await stop(beside)

    const built = calls()
    write('packages/ui/a.ts', 'changed')
    const second = startAlone()
    expect(await second.ended).toBe(1)
    expect(second.text).toContain(`Une maison tourne depuis ce dossier, sur http://127.0.0.1:${port}`)
    expect(calls()).toEqual(built)
    expect(await answers(port)).toBe(true)
    house.kill('SIGKILL')
    await house.ended
    await startAndStop()
    expect(calls().length).toBeGreaterThan(built.length)
  })

  it('shows what the tool said when a build fails, serves nothing, and builds again next time', async () => {
    write('broken', '')
    const child = start('node', ['scripts/run.mjs', 'start'])
    expect(await child.ended).toBe(1)
    expect(child.text).toContain('boom in line 3')
    expect(child.text).toContain('La construction a échoué')
    expect(child.text).not.toContain('listening')
    rmSync(join(base, 'broken'))
    await startAndStop()
  })
})

describe.skipIf(process.platform !== 'linux')('Storybook behind npm start', { timeout: 120_000 }, () => {
  it('is built at the lowest priority while the server answers, and appears only when it is whole', async () => {
    const { child, port } = await startHeld()
    expect(await answers(port)).toBe(true)
    await until(() => read('told') === 'building')
    await until(() => read('storybook-nice') !== '')
    expect(read('storybook-nice')).toBe('19')
    expect(existsSync(join(base, 'storybook-static'))).toBe(false)

    rmSync(join(base, 'hold'))
    await until(() => child.text.includes('Storybook est prêt'))
    expect(read('storybook-static/index.html')).toBe('whole')
    await until(() => read('told') === 'none')
    await stop(child)
  })

  it('says what to do when it cannot be built, serves on, and builds it again next time', async () => {
    write('broken-story', '')
    const child = startAlone()
    const port = await portOf(child)
    await until(() => child.text.includes('npm run build storybook'))
    expect(child.text).toContain('no such story')
    await until(() => read('told') === 'failed')
    expect(existsSync(join(base, 'storybook-static'))).toBe(false)
    expect(await answers(port)).toBe(true)
    await stop(child)

    rmSync(join(base, 'broken-story'))
    await startAndStop()
    expect(read('storybook-static/index.html')).toBe('whole')
  })

  it.each(['SIGTERM', 'SIGKILL'])(
    'stops being built when the server gets %s, and leaves nothing half built',
    async (signal) => {
      const { child, pid } = await startHeld()
      child.kill(signal)
      await child.ended
      await until(() => !isRunning(pid))
      expect(existsSync(join(base, 'storybook-static'))).toBe(false)
      expect(child.text).not.toContain('n’a pas pu')

      rmSync(join(base, 'hold'))
      await startAndStop()
      expect(readdirSync(join(base, 'dist'))).toEqual([])
    },
  )

  it('stays whole when two starts build it at once', async () => {
    const one = await startHeld()
    rmSync(join(base, 'storybook-pid'))
    const other = await startHeld()
    rmSync(join(base, 'hold'))
    for (const { child } of [one, other]) await until(() => child.text.includes('Storybook est prêt'))
    expect(read('storybook-static/index.html')).toBe('whole')
    expect(readdirSync(join(base, 'dist'))).toEqual([])
    for (const { child } of [one, other]) await stop(child)
  })

  it('is not built when the server does not serve it', async () => {
    const child = startAlone({ STORYBOOK: '0' })
    await portOf(child)
    await stop(child)
    expect(calls().filter((call) => call.startsWith('storybook'))).toEqual([])
    expect(calls()).not.toContain('installed')
  })
})
