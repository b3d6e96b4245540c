import { expect, it } from 'vitest'
import { drawingLines } from './drawing-lines.ts'
import drawings from './drawings.svg?raw'
import { illustrationNames } from './illustration-for.ts'

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
