import { existsSync, readFileSync } from 'node:fs'

const ofMainThread = `/proc/self/task/${process.pid}/schedstat`

/**
 * Processor time of this thread in milliseconds where the system reports it (Linux), else of the whole process. Other
 * programs do not count.
 */
export function processorTime(): number {
  if (existsSync(ofMainThread)) return Number(readFileSync(ofMainThread, 'utf8').split(' ')[0]) / 1e6
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * The processor time of some work, in milliseconds: above `enough`, the minimum of five runs, since garbage collection
 * and compilation slow single ones.
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
