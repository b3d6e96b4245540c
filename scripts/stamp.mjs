import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const IGNORED = /^(node_modules|dist|storybook-static|\.data|\.git)$/

function filesOf(path, skip, found = []) {
  const info = statSync(path, { throwIfNoEntry: false })
  if (info?.isFile() && !skip?.test(path)) found.push(path)
  if (info?.isDirectory()) {
    for (const name of readdirSync(path).toSorted()) if (!IGNORED.test(name)) filesOf(join(path, name), skip, found)
  }
  return found
}

/** sha256 of the names and contents under `sources`, paths relative to `base`; a source that does not exist counts as empty. */
export function fingerprint(sources, { base = root, skip } = {}) {
  const hash = createHash('sha256').update(process.versions.node)
  for (const source of sources) {
    hash.update(`\0${source}`)
    for (const file of filesOf(join(base, source), skip)) {
      hash.update(`\0${file.slice(base.length)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

const stampFile = (base, name) => join(base, 'node_modules', `.stamp-${name}`)

/** Whether a step ever succeeded here, from whatever sources. */
export const wasDone = ({ name, base = root }) => existsSync(stampFile(base, name))

/** What a step's sources are now, where that is noted once it is done, and whether they are what it was done from. */
function state({ name, sources, outputs, skip, base = root }) {
  const current = fingerprint(sources, { base, skip })
  const stamp = stampFile(base, name)
  const same = existsSync(stamp) && readFileSync(stamp, 'utf8') === current
  return { current, stamp, done: same && outputs.every((output) => existsSync(join(base, output))) }
}

/** Whether a step succeeded on the same `sources` and all its `outputs` are still there. */
export const isDone = (step) => state(step).done

/**
 * Runs `work` unless the step is done; resolves to true when it ran. A failure leaves no stamp, so the next run tries
 * again.
 */
export async function once(step, work) {
  const { current, stamp, done } = state(step)
  if (done) return false
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
  return true
}
