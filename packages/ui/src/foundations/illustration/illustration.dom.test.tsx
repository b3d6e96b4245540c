import { describe, expect, it } from 'vitest'
import { drawingLines } from './drawing-lines.ts'
import drawings from './drawings.svg?raw'
import { illustrationFor, illustrationNames } from './illustration-for.ts'

const sheet = new DOMParser().parseFromString(drawings, 'image/svg+xml')
const drawn = (markup: string) =>
  new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, 'image/svg+xml')

it.each(illustrationNames)('takes all lines of the drawing « %s » out of its sheet, and no others', (name) => {
  const lines = drawingLines(name)
  const symbol = sheet.getElementById(name)
  expect(symbol?.children.length).toBeGreaterThan(0)
  const outlines = (parts: Iterable<Element>) => [...parts].map((part) => part.outerHTML)
  expect(outlines(drawn(lines).documentElement.children)).toEqual(outlines(symbol?.children ?? []))
  expect(lines).toMatch(/^<\w[^]*\/>$/)
})

const ids = Array.from(
  { length: 200 },
  (_, index) => `0197a000-0000-7000-8000-${String(index * 7919).padStart(12, '0')}`,
)
const drawingsOf = (kind: string) => ids.map((id) => illustrationFor(kind, id))

describe('the drawing of a record without a picture', () => {
  it('is always the same for a kind and an id', () => {
    expect(illustrationFor('DESSERT', '')).toBe('fig')
    expect(illustrationFor('DESSERT', 'a')).toBe('pear')
    expect(illustrationFor('PLAT', 'ab')).toBe('carrot')
    expect(illustrationFor('restaurant', '0197a000-0000-7000-8000-000000000001')).toBe('tomato')
  })

  it('is one of its kind, and each of its kind is used', () => {
    expect(new Set(drawingsOf('DESSERT'))).toEqual(new Set(['fig', 'pear', 'strawberry']))
    expect(new Set(drawingsOf('BOISSON'))).toEqual(new Set(['jug', 'teacup']))
    expect(new Set(drawingsOf('ENTREE')).size).toBe(6)
    expect(new Set(drawingsOf('PLAT')).size).toBe(6)
    expect(new Set(drawingsOf('restaurant')).size).toBe(10)
  })

  it('is a pod for an unknown kind', () => {
    expect(new Set(drawingsOf('PETIT_DEJEUNER'))).toEqual(new Set(['pea-pod']))
  })
})
