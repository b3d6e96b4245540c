import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './postgres.mjs'

export const root = resolve(import.meta.dirname, '../..')

/** Waits until the URL answers 200; resolves to the milliseconds since `since`. */
export async function waitFor(url, since = performance.now(), limitMs = 300_000) {
  while (performance.now() - since < limitMs) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (up) return performance.now() - since
    await new Promise((wait) => setTimeout(wait, 25))
  }
  throw new Error(`${url} did not answer in ${limitMs} ms`)
}

/** Runs `npm start`'s command in a folder with its own data; resolves once it serves. */
export async function startServer({ cwd = root, env = {}, dataDir } = {}) {
  const port = await freePort()
  const data = dataDir ?? (await mkdtemp(join(tmpdir(), 'potager-bench-')))
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
      PORT: String(port),
      DATA_DIR: data,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const startedInMs = await waitFor(`${url}/api/health`, since)
  const stop = () =>
    new Promise((stopped) => {
      child.once('exit', stopped)
      child.kill('SIGTERM')
    })
  return {
    url,
    startedInMs,
    stop,
    discard: async () => {
      await stop()
      if (!dataDir) await rm(data, { recursive: true, force: true })
    },
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
