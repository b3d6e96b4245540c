import { spawn } from 'node:child_process'
import { at, root } from './root.mjs'

const windows = process.platform === 'win32'
const running = new Set()
const TO_END = 5000

/** Path of a tool installed in the repository. */
export const bin = (name) => at('node_modules', '.bin', windows ? `${name}.cmd` : name)

/** An error whose message suffices for the reader: shown without a stack. */
export function expectedError(message) {
  return Object.assign(new Error(message), { expected: true })
}

/** Kills every running child with its descendants. */
export function killAll(signal = 'SIGTERM') {
  for (const child of running) killTree(child, signal)
}

// An aborted command leaves no child running.
process.once('exit', () => killAll())

function killTree(child, signal) {
  try {
    if (child.ownGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // The process has already exited.
  }
}

/** Spawns a command; `gently` lowers its priority where the system supports that. */
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

/**
 * Runs a command quietly; resolves to {code, output} and never rejects. After `timeout` ms it is ended, five seconds
 * later killed, and code is 124.
 */
export function capture(command, args, { timeout = 0, ...options } = {}) {
  return new Promise((resolve) => {
    const child = launch(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], ownGroup: true })
    let output = ''
    let late = false
    const timer = timeout
      ? setTimeout(() => {
          late = true
          killTree(child, 'SIGTERM')
          setTimeout(() => killTree(child, 'SIGKILL'), TO_END).unref()
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
      if (late) resolve({ code: 124, output: `${output}\nStopped after ${timeout / 1000} s without an end.\n` })
      else resolve({ code: code ?? 1, output })
    })
  })
}

function stop(signal) {
  killAll()
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

/** Makes Ctrl-C and SIGTERM end this command and its children. */
export const stopOnSignal = () => process.on('SIGINT', stop).on('SIGTERM', stop)

/** Leaves Ctrl-C and SIGTERM to others again. */
export const leaveSignals = () => process.off('SIGINT', stop).off('SIGTERM', stop)

/**
 * npm passes SIGTERM to its shell only, which leaves this process an orphan holding the port: when the parent is gone,
 * stop as on a signal.
 */
export function followParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
