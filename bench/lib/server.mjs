import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '../..')

/** Waits until the URL answers 200; resolves to the milliseconds since `since`. */
export async function waitFor(url, since = performance.now(), limitMs = 300_000) {
  while (performance.now() - since < limitMs) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (up) return performance.now() - since
    await sleep(25)
  }
  throw new Error(`${url} did not answer in ${limitMs} ms`)
}

/** The address that a starting server prints to this file. @throws when it ends instead */
async function printedAddress(child, file) {
  for (;;) {
    const ended = child.exitCode !== null || child.signalCode !== null
    const text = await readFile(file, 'utf8')
    const url = /Potager répond sur (http:\S+)\s/.exec(text)?.[1]
    if (url) return url
    if (ended) throw new Error(`The server ended before it answered:\n${text}`)
    await sleep(25)
  }
}

/**
 * Runs `npm start`'s command in a folder with its own data; resolves once it serves. Its output goes to a file: reading
 * the logs from a pipe would be part of what is measured.
 */
export async function startServer({ cwd = root, env = {}, dataDir } = {}) {
  const home = await mkdtemp(join(tmpdir(), 'potager-bench-'))
  const file = join(home, 'output')
  const output = await open(file, 'w')
  const since = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd,
    // Everything is built beforehand; no build may run during a measure.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      STORYBOOK: '0',
      ...env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir ?? join(home, 'data'),
    },
    stdio: ['ignore', output.fd, 'inherit'],
  })
  await output.close()
  const url = await printedAddress(child, file)
  const startedInMs = await waitFor(`${url}/api/health`, since)
  return {
    url,
    startedInMs,
    /** Stops it and removes its files, except a given `dataDir`. */
    discard: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Runs `work` with a server that is stopped afterwards. */
export async function withServer(options, work) {
  const server = await startServer(options)
  try {
    return await work(server)
  } finally {
    await server.discard()
  }
}

/** Auth data of a demo account. */
export async function signIn(url, username = 'gerant') {
  const response = await fetch(`${url}/api/authentification/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Potager#2026', role: 'RESTAURANT_OWNER' }),
  })
  if (!response.ok) throw new Error(`Sign-in failed: ${response.status}`)
  return response.json()
}

/** The API as a demo account: its token, and what gets or sends by it. */
export async function apiOf(url, username) {
  const { accessToken: token } = await signIn(url, username)
  const authorization = `Bearer ${token}`
  const send = (method, path, body, more = {}) => {
    const headers = { authorization, 'content-type': 'application/json', ...more }
    return fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) })
  }
  return { token, send, get: (path) => fetch(`${url}/api${path}`, { headers: { authorization } }) }
}
