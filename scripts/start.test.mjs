import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { at } from './root.mjs'

// A repository with the real scripts and stand-ins for the tools they call, so that a whole start takes no time.
const SERVER = `
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
const server = createServer((_, reply) => reply.end('ok')).listen(0, () => console.log('listening ' + server.address().port))
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => server.close(() => { writeFileSync('closed', signal); process.exit(0) }))
`
const NPX = '#!/bin/sh\necho installed >> calls\nmkdir -p node_modules && touch node_modules/.modules.yaml\n'
const VITE = `#!/bin/sh
echo "vite $*" >> calls
test -f broken && echo "boom in line 3" && exit 1
test -f slow && sleep 30
mkdir -p apps/server/dist/client apps/server/dist/ssr
cp server.mjs apps/server/dist/main.js
`
const STORYBOOK =
  '#!/bin/sh\necho "storybook $*" >> calls\nmkdir -p storybook-static && echo "<html>" > storybook-static/index.html\n'

let base
const children = []

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'start-'))
  cpSync(at('scripts'), join(base, 'scripts'), { recursive: true })
  write('package.json', '{"type":"module","packageManager":"pnpm@10","scripts":{"start":"node scripts/run.mjs start"}}')
  for (const file of ['pnpm-lock.yaml', 'packages/ui/a.ts', 'apps/server/src/main.ts', '.storybook/main.ts'])
    write(file, '')
  write('server.mjs', SERVER)
  write('tools/npx', NPX, 0o755)
  write('node_modules/.bin/vite', VITE, 0o755)
  write('node_modules/.bin/storybook', STORYBOOK, 0o755)
})
afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(base, { recursive: true, force: true })
})

function write(file, content, mode) {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), content, { mode })
}

const calls = () => readFileSync(join(base, 'calls'), 'utf8').trim().split('\n').sort()

function start(command = 'npm', args = ['start']) {
  const env = { ...process.env, PATH: `${join(base, 'tools')}:${process.env.PATH}` }
  const child = spawn(command, args, { cwd: base, env })
  children.push(child)
  child.text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (child.text += chunk))
  child.ended = new Promise((resolve) => child.once('exit', resolve))
  return child
}

async function until(what, limit = 10_000) {
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

async function startAndStop() {
  const child = start('node', ['scripts/run.mjs', 'start'])
  await portOf(child)
  child.kill('SIGTERM')
  expect(await child.ended).toBe(0)
}

describe.skipIf(process.platform === 'win32')('npm start', { timeout: 30_000 }, () => {
  it('installs, builds and serves the first time, and then only builds what changed', async () => {
    await startAndStop()
    const first = calls()
    expect(first).toContain('installed')
    expect(first.filter((call) => /^vite build|^storybook build/.test(call))).toHaveLength(4)

    await startAndStop()
    expect(calls()).toEqual(first)

    write('apps/server/src/main.ts', 'changed')
    await startAndStop()
    expect(calls().filter((call) => !first.includes(call) || call.includes('apps/server'))).toHaveLength(2)
    expect(calls()).toHaveLength(first.length + 1)
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
    const child = start('node', ['scripts/run.mjs', 'start'])
    await until(() => existsSync(join(base, 'calls')) && calls().some((call) => call.startsWith('vite')))
    child.kill('SIGTERM')
    expect(await child.ended).toBe(143)
    expect(existsSync(join(base, 'apps/server/dist/main.js'))).toBe(false)
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
