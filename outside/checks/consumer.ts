import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'

const run = promisify(execFile)

/** As in a consumer's own terminal: what runs the checks has a mode of its own. */
const { NODE_ENV: _, ...env } = process.env

/** Where the consumers are installed: `npm run outside` says so. */
export function consumer(name: 'vite-app' | 'server-page' | 'react-admin-app' | 'kit-app'): string {
  const folder = process.env.OUTSIDE_FOLDER
  if (!folder) throw new Error('npm run outside prepares the consumers.')
  return join(folder, name)
}

/** Runs one of the consumer's own tools; fails with what it said. */
export async function tool(folder: string, name: string, ...args: string[]): Promise<void> {
  const said = await run(join(folder, 'node_modules/.bin', name), args, { cwd: folder, env }).then(
    () => '',
    (error: { stdout: string; stderr: string; message: string }) => `${error.stdout}${error.stderr}` || error.message,
  )
  expect(said, `${name} ${args.join(' ')}`).toBe('')
}

/** What npm installed more than once of what has to be one, with the places. */
export function copiesIn(folder: string): string[][] {
  const { packages }: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  )
  const places = Object.keys(packages)
  const alone = [
    'react',
    'react-dom',
    '@mui/material',
    '@mui/system',
    '@emotion/react',
    'react-hook-form',
    '@potager/domain',
  ]
  const found = alone.map((name) => places.filter((place) => place.endsWith(`node_modules/${name}`)))
  expect(
    found.filter((all) => all.length === 0),
    'not installed',
  ).toEqual([])
  return found.filter((all) => all.length > 1)
}

/** Starts a consumer's server, which says its address on its first line, and stops it after the test. */
export async function serve(folder: string, file: string, use: (address: string) => Promise<void>): Promise<void> {
  const server: ChildProcess = spawn(process.execPath, [file], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout?.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()))
      server.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)))
    })
    await use(address)
  } finally {
    server.kill()
  }
}

/** All that a page says: on the console, as an error, as an answer that failed. */
export function saidBy(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`)
  })
  return said
}

export { expect, test }
