import { paths } from '@potager/domain/paths'
import { describe, expect, it } from 'vitest'
import { pageAt } from './address.ts'
import { createPositions, recentAnswers } from './recent-answers.ts'

function backend(statuses: number[] = []) {
  const asked: string[] = []
  let clock = 0
  const send: typeof fetch = async (input) => {
    asked.push(String(input))
    const status = statuses.shift() ?? 200
    if (status === 0) throw new TypeError('no network')
    return new Response(`answer ${asked.length}`, { status })
  }
  return { asked, pass: (ms: number) => (clock += ms), fetch: recentAnswers(send, 1000, () => clock) }
}

const textOf = async (response: Promise<Response>) => (await response).text()

describe('answers kept between coming near a link and following it', () => {
  it('are given again to the same address, also while the first is under way', async () => {
    const { fetch, asked } = backend()
    const [first, second] = await Promise.all([textOf(fetch('/a')), textOf(fetch('/a'))])
    expect([first, second, await textOf(fetch('/a'))]).toEqual(['answer 1', 'answer 1', 'answer 1'])
    await fetch('/b')
    expect(asked).toEqual(['/a', '/b'])
  })

  it('are asked anew when they are old', async () => {
    const { fetch, pass } = backend()
    await fetch('/a')
    pass(1000)
    expect(await textOf(fetch('/a'))).toBe('answer 2')
  })

  it('are not kept when they failed', async () => {
    const { fetch } = backend([503, 0])
    expect((await fetch('/a')).status).toBe(503)
    await expect(fetch('/a')).rejects.toThrow('no network')
    expect((await fetch('/a')).status).toBe(200)
  })
})

function tab(state: unknown = null) {
  const pushed: unknown[] = []
  return { pushed, positions: createPositions({ state, pushState: (entry) => pushed.push(entry) }) }
}

describe('positions of a tab’s history', () => {
  it('are given back to the entry they belong to', () => {
    const { positions, pushed } = tab()
    positions.push('/menus', 400)
    positions.push('/login', 120)
    expect(positions.move(pushed[0], 30)).toBe(120)
    expect(positions.move(null, 10)).toBe(400)
    expect(positions.move(pushed[1], 0)).toBe(30)
  })

  it('go on from the entry of a reload, and are 0 for unknown entries', () => {
    const { positions, pushed } = tab({ entry: 2 })
    expect(positions.move({ entry: 1 }, 90)).toBe(0)
    positions.push('/menus', 5)
    expect(pushed).toEqual([{ entry: 2 }])
    expect(positions.move('foreign', 0)).toBe(0)
  })
})

describe('the page of an address', () => {
  it('is the same for another fragment, and another for another query', () => {
    const at = (address: string) => pageAt(new URL(address, 'https://potager.test'))
    expect(at(`${paths.menu}#plats`)).toBe(at(paths.menu))
    expect(at(`${paths.menu}?categorie=PLAT`)).not.toBe(at(paths.menu))
  })
})
