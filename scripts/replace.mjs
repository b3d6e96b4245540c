import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
