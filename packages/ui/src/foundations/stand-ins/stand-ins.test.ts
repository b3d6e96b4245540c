import { afterEach, expect, it, vi } from 'vitest'
import { standIn } from './index.ts'

const placeOf = (name: string): object => (name === 'any' ? AbortSignal : Array.prototype)
const own = new Map(
  ['toSorted', 'toReversed', 'toSpliced', 'any'].map((name) => [
    name,
    Object.getOwnPropertyDescriptor(placeOf(name), name),
  ]),
)

/** The browser as it is without them, with the stand-ins. */
function inAnOldBrowser() {
  for (const name of own.keys()) Reflect.deleteProperty(placeOf(name), name)
  standIn()
}
afterEach(() => {
  for (const [name, descriptor] of own) Object.defineProperty(placeOf(name), name, descriptor ?? {})
})

it('the stand-ins of toSorted, toReversed and toSpliced change a copy of the list', () => {
  inAnOldBrowser()
  const list = [3, 1, 2]
  expect([
    list.map(String).toSorted().map(Number),
    list.toSorted((a, b) => b - a),
    list.toReversed(),
    list.toSpliced(1, 1, 7, 8),
  ]).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [2, 1, 3],
    [3, 7, 8, 2],
  ])
  expect(list).toEqual([3, 1, 2])
  expect(Object.keys(Array.prototype)).toEqual([])
})

it('the stand-in of AbortSignal.any has the reason of the first aborted signal, also one aborted before', () => {
  inAnOldBrowser()
  const [one, other] = [new AbortController(), new AbortController()]
  const either = AbortSignal.any([one.signal, other.signal])
  expect(either.aborted).toBe(false)
  other.abort('enough')
  one.abort('too late')
  expect([either.aborted, either.reason]).toEqual([true, 'enough'])
  expect(AbortSignal.any([new AbortController().signal, other.signal]).reason).toBe('enough')
})

it('standIn replaces no method that the browser has', () => {
  const { toSorted } = Array.prototype
  vi.spyOn(Object, 'defineProperty')
  standIn()
  expect(Array.prototype.toSorted).toBe(toSorted)
  expect(Object.defineProperty).not.toHaveBeenCalled()
})
