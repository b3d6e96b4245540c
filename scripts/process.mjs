import { spawn } from 'node:child_process'
import { at, root } from './root.mjs'

const windows = process.platform === 'win32'
const running = new Set()

/** Path of a tool installed in the repository. */
export const bin = (name) => at('node_modules', '.bin', windows ? `${name}.cmd` : name)

/** An error whose message is all that the reader needs: shown without a stack. */
export function expectedError(message) {
  return Object.assign(new Error(message), { expected: true })
}

/** Kills every child still running, with its own children. */
export function killAll(signal = 'SIGTERM') {
  for (const child of running) killTree(child, signal)
}

// A command that gives up half-way leaves nothing running behind it.
process.once('exit', () => killAll())

function killTree(child, signal) {
  try {
    if (child.ownGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // The process ended by itself in between.
  }
}

/** `gently`: whatever else runs goes first, where the system has a word for that. */
function launch(command, args, { env = {}, stdio, ownGroup = false, gently = false }) {
  const [file, ...words] = gently && !windows ? ['nice', '-n', '19', command, ...args] : [command, ...args]
  const child = spawn(file, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
    shell: windows,
    detached: ownGroup && !windows,
  })
  child.ownGroup = ownGroup && !windows
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Runs a command on the terminal's own input and output; resolves to its exit code. */
export function show(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = launch(command, args, { ...options, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ? 1 : code))
  })
}

/** Runs a command quietly; resolves to {code, output} and never rejects. After `timeout` ms it is killed and code is 124. */
export function capture(command, args, { timeout = 0, ...options } = {}) {
  return new Promise((resolve) => {
    const child = launch(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], ownGroup: true })
    let output = ''
    let late = false
    const timer = timeout
      ? setTimeout(() => {
          late = true
          killTree(child, 'SIGKILL')
        }, timeout)
      : undefined
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.once('error', (error) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code: 127, output: `${output}${error.message}\n` })
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      if (late) resolve({ code: 124, output: `${output}\nArrêté après ${timeout / 1000} s sans fin.\n` })
      else resolve({ code: code ?? 1, output })
    })
  })
}

/** Makes Ctrl-C and SIGTERM end this command and all that it started. Returns what undoes it. */
export function stopOnSignal() {
  const handlers = ['SIGINT', 'SIGTERM'].map((signal) => {
    const handler = () => {
      killAll()
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    process.on(signal, handler)
    return [signal, handler]
  })
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler)
  }
}

/**
 * npm passes SIGTERM to its shell only, which leaves this process an orphan holding the port: when the parent
 * is gone, stop as if the signal had been ours.
 */
export function followParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
