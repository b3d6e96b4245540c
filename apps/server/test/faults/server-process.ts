import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { demoPassword } from '../../src/setup/demo/accounts.ts'

/** The real program as a separate process, so that its end is visible. */
export type ServerProcess = { url: string; child: ChildProcess; output: () => string; ended: Promise<number | null> }

const ANSWERS = /Potager répond sur (http:\S+)/

/**
 * Starts a built program (`main.js`) with only these settings; resolves when it answers.
 * @throws Error with its output when it ends instead
 */
export async function launchServer(program: string, settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: resolve(import.meta.dirname, '../../../..'),
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal', ...settings },
  })
  let output = ''
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  const url = await new Promise<string>((answering, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = ANSWERS.exec(output)?.[1]
        if (found) answering(found)
      })
    }
    child.on('exit', () => failed(new Error(output)))
  })
  return { url, child, output: () => output, ended }
}

/** Stops a server and waits for its end; returns its exit code. */
export async function stopServer({ child, ended }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM')
  return ended
}

/** The token of a manager of the demo. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/authentification/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'gerant', password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`Sign-in answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { accessToken: string }).accessToken
}
