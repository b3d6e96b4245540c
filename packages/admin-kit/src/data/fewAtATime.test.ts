import { expect, it } from 'vitest'
import { fewAtATime } from './fewAtATime.ts'

it('fewAtATime runs three at a time at most, and returns results in the order of the input', async () => {
  let [now, most] = [0, 0]
  const results = await fewAtATime([5, 1, 4, 2, 3], async (delay) => {
    now += 1
    most = Math.max(most, now)
    await new Promise((done) => setTimeout(done, delay))
    now -= 1
    return delay * 10
  })
  expect(results).toEqual([50, 10, 40, 20, 30])
  expect(most).toBe(3)
})

it('fewAtATime starts nothing more after a failure, and throws it', async () => {
  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    if (item === 2) throw new Error('refused')
  }
  await expect(fewAtATime([1, 2, 3, 4, 5, 6, 7], work)).rejects.toThrow('refused')
  expect(begun.length).toBeLessThan(6)
})
