import { existsSync, readFileSync } from 'node:fs'

const ofMainThread = `/proc/self/task/${process.pid}/schedstat`

/**
 * Milliseconds of processor time that this thread has had, where the system tells (Linux); else those of the whole process.
 * Another program on the machine does not count.
 */
export function processorTime(): number {
  if (existsSync(ofMainThread)) return Number(readFileSync(ofMainThread, 'utf8').split(' ')[0]) / 1e6
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * The processor time that a piece of work takes, in milliseconds: beyond `enough`, the least of five, for the collector of
 * garbage and the compiler take their time from whatever runs.
 */
export async function processorTimeOf(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 5 && least > enough; turn += 1) {
    const start = processorTime()
    await work()
    least = Math.min(least, processorTime() - start)
  }
  return least
}
