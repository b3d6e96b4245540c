import { describe, expect, it } from 'vitest'
import { createPositions } from './positions.ts'

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
