import { connect, createServer } from 'node:net'

/** A sign of life of this process, gone when the process ends, however it ends. */
export type Heartbeat = { end: () => Promise<void> }

/** Longest socket path that every system accepts; some silently truncate longer ones. */
const LONGEST_PATH = 100

/**
 * Shows that this process lives, by listening on a socket in the file system. The kernel accepts connections even while
 * the process is busy, across namespaces, and until the process is gone.
 * @returns null where no socket can be made: the path is too long, or the file system has no sockets
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

/** Whether a process of this running system listens on that socket; an inconclusive answer counts as yes. */
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
