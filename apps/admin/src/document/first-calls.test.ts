import { expect, it } from 'vitest'
import { firstCallsOf, pagesAskedAhead } from './first-calls.ts'

const visit = (query = '', extensions = true) => ({
  search: new URLSearchParams(query),
  dialect: { extensions },
  api: 'https://api.exemple/api',
})

it.each(pagesAskedAhead)('%s asks under the address of the API, before either backend', (path) => {
  for (const extensions of [true, false]) {
    const calls = firstCallsOf(path, visit('', extensions))
    expect(calls).not.toEqual([])
    for (const { url } of calls) expect(url).toMatch(/^https:\/\/api\.exemple\/api\/\w/)
  }
})

it('a list is not asked for ahead where it was left otherwise, unless the address says how', () => {
  expect(firstCallsOf('/orders', visit())[0]?.unless).toBe('RaStorepotager.orders.listParams')
  expect(firstCallsOf('/orders', visit('page=2'))[0]).not.toHaveProperty('unless')
})

it('what anybody may read is asked for without the session', () => {
  expect(firstCallsOf('/dishes', visit())).toEqual([{ url: 'https://api.exemple/api/notprotected/menu', open: true }])
})

it('a page that is not in the table asks once its script runs', () => {
  expect(firstCallsOf('/account', visit())).toEqual([])
})
