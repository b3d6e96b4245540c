import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'

/** As in a consumer's own terminal: what runs the checks has a mode of its own. */
const { NODE_ENV: _, ...env } = process.env

/** What `npm run outside` puts there: a consumer, or a packed package. */
export function consumer(name: string): string {
  const folder = process.env.OUTSIDE_FOLDER
  if (!folder) throw new Error('npm run outside prepares the consumers.')
  return join(folder, name)
}

/** Runs one of the consumer's own tools; fails with what it said. */
export async function tool(folder: string, name: string, ...args: string[]): Promise<void> {
  const said = await promisify(execFile)(join(folder, 'node_modules/.bin', name), args, { cwd: folder, env }).then(
    () => '',
    (error: { stdout: string; stderr: string; message: string }) => `${error.stdout}${error.stderr}` || error.message,
  )
  expect(said, `${name} ${args.join(' ')}`).toBe('')
}

/** Uses a consumer's server, which says its address on its first line, in a page that must say nothing. */
export async function visit(folder: string, file: string, page: Page, use: (address: string) => Promise<void>) {
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`)
  })
  const server = spawn(process.execPath, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()))
      server.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)))
    })
    await use(address)
  } finally {
    server.kill()
  }
  expect(said).toEqual([])
}
