import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

// Ignored by git and by tools that look for sources; on the same disk as the output, for atomic renames.
const ASIDE = 'dist'

/** Renames a folder, unless it is gone or the target exists: another process has then just done the same. */
function move(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
  }
}

// Two folders may be replaced at the same time.
let calls = 0

/**
 * Lets `work` fill a new folder (its argument, relative to `base`), then replaces `output` with it: readers never see a
 * partial or outdated one. Of two concurrent calls, one's result stays.
 */
export async function replaceWhole(output, work, { base = root } = {}) {
  const place = join(base, output)
  calls += 1
  const aside = join(ASIDE, `aside-${process.pid}-${calls}`)
  const old = join(base, `${aside}-old`)
  const clear = () => {
    for (const folder of [join(base, aside), old]) rmSync(folder, { recursive: true, force: true })
  }
  const takeAway = () => {
    move(place, old)
    rmSync(old, { recursive: true, force: true })
  }
  clear()
  // Also of a command that is stopped.
  process.once('exit', clear)
  mkdirSync(join(base, aside), { recursive: true })
  try {
    takeAway()
    await work(aside)
    takeAway()
    move(join(base, aside), place)
  } finally {
    clear()
    process.off('exit', clear)
  }
}

const IGNORED = /^(node_modules|dist|storybook-static|\.data|\.git)$/

function filesOf(path, skip, found = []) {
  const info = statSync(path, { throwIfNoEntry: false })
  if (info?.isFile() && !skip?.test(path)) found.push({ file: path, info })
  if (info?.isDirectory()) {
    for (const name of readdirSync(path).toSorted()) if (!IGNORED.test(name)) filesOf(join(path, name), skip, found)
  }
  return found
}

/** sha256 of the names under `sources` and of what `tell` says of each; a missing source counts as empty. */
function hashOf(tell, sources, { base = root, skip } = {}) {
  const hash = createHash('sha256').update(process.versions.node)
  for (const source of sources) {
    hash.update(`\0${source}`)
    for (const { file, info } of filesOf(join(base, source), skip))
      hash.update(`\0${file.slice(base.length)}\0`).update(tell(file, info))
  }
  return hash.digest('hex')
}

/** By contents, paths relative to `base`. */
export const fingerprint = (...sources) => hashOf((file) => readFileSync(file), ...sources)

/** By sizes and modification times: three times as fast as reading. */
const listing = (...sources) => hashOf((_, { size, mtimeMs }) => `${size}\0${mtimeMs}`, ...sources)

const stampFile = (base, name) => join(base, 'node_modules', `.stamp-${name}`)

/** Whether a step ever succeeded here, from whatever sources. */
export const wasDone = ({ name, base = root }) => existsSync(stampFile(base, name))

/** The current state of a step's sources, its stamp file, and whether both match. */
function state({ name, sources, outputs, skip, base = root }) {
  const stamp = stampFile(base, name)
  const [noted, listed] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  const list = listing(sources, { base, skip })
  // A clone or a copy has other times with the same contents.
  const content = list === listed ? noted : fingerprint(sources, { base, skip })
  const done = content === noted && outputs.every((output) => existsSync(join(base, output)))
  return { stamp, current: `${content}\n${list}`, done, known: list === listed }
}

/** Whether a step succeeded on the same `sources` and all its `outputs` still exist. */
export const isDone = (step) => state(step).done

/**
 * Runs `work` unless the step is done; resolves to true when it ran. A failure leaves no stamp, so the next run
 * retries.
 */
export async function once(step, work) {
  const { current, stamp, done, known } = state(step)
  if (done) {
    if (!known) writeFileSync(stamp, current)
    return false
  }
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
  return true
}
