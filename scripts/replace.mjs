import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

// Ignored by git and every tool that looks for sources; on the same disk as what it becomes.
const ASIDE = 'dist'

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** What killed builds left behind. */
function sweep(base) {
  for (const name of existsSync(base) ? readdirSync(base) : []) {
    const pid = Number(/^aside-(\d+)/.exec(name)?.[1])
    if (pid && !isRunning(pid)) rmSync(join(base, name), { recursive: true, force: true })
  }
}

/** Gives a folder another name, unless it is gone or the name is taken: then another process has just done the same. */
function move(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
  }
}

/**
 * Removes `output`, lets `work` fill another folder (its argument, relative to `base`) and gives that the name `output`
 * once it is whole: nobody ever sees half of it, nor an old one. Of two that do so at once, one's result stays.
 */
export async function replaceWhole(output, work, { base = root } = {}) {
  const place = join(base, output)
  sweep(join(base, ASIDE))
  const aside = join(ASIDE, `aside-${process.pid}`)
  const old = join(base, `${aside}-old`)
  rmSync(join(base, aside), { recursive: true, force: true })
  mkdirSync(join(base, aside), { recursive: true })
  const takeAway = () => {
    move(place, old)
    rmSync(old, { recursive: true, force: true })
  }
  try {
    takeAway()
    await work(aside)
    takeAway()
    move(join(base, aside), place)
  } finally {
    rmSync(join(base, aside), { recursive: true, force: true })
  }
}
