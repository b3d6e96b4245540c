import { connect, createServer } from 'node:net'

/** A file that shows that this process lives, until it ends, however it ends. */
export type Heartbeat = { end: () => Promise<void> }

/** Longest path of a socket that every system takes; a longer one would be cut by some, silently. */
const LONGEST_PATH = 100

/**
 * Shows that this process lives: a socket in the file system that it listens on. The kernel answers for it, also while the process
 * is busy, and to processes of other namespaces; it stops when the process is gone.
 * @returns null where no socket can be made: the path is too long, or the file system knows none
 */
export function showSign(path: string): Promise<Heartbeat | null> {
  if (Buffer.byteLength(path) > LONGEST_PATH) return Promise.resolve(null)
  return new Promise((made) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', () => made(null))
    server.listen(path, () => {
      server.unref()
      // Closing removes the file.
      made({ end: () => new Promise((ended) => server.close(() => ended())) })
    })
  })
}

/** Whether a process of this running system shows that sign; an answer that says neither counts as yes. */
export function answers(path: string): Promise<boolean> {
  return new Promise((known) => {
    const caller = connect(path)
    caller.once('connect', () => {
      caller.destroy()
      known(true)
    })
    caller.once('error', (error: NodeJS.ErrnoException) => {
      known(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT')
    })
  })
}
