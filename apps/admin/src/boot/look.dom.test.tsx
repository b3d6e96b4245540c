import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { scrollToCurrentPage, showScheme } from './look.ts'

beforeEach(() => {
  onTestFinished(() => {
    document.body.replaceChildren()
    delete document.documentElement.dataset.scheme
  })
})

it('a chosen look is that of the document, which follows the system without one', () => {
  showScheme('system')
  expect(document.documentElement.dataset.scheme).toBeUndefined()
  showScheme('dark')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  showScheme('system')
  expect(document.documentElement.dataset.scheme).toBe('dark')
})

const boxes: Record<string, { left: number; width: number }> = {
  rail: { left: 20, width: 300 },
  place: { left: 520, width: 80 },
}

/** The server-rendered frame on a phone, with a strip of links wider than the screen. */
function draw(inside: string) {
  document.body.innerHTML = inside
  // jsdom does no layout.
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(
    this: Element,
  ) {
    return boxes[this.id] as DOMRect
  })
  onTestFinished(() => measured.mockRestore())
  const rail = document.querySelector('#rail')
  if (rail) rail.scrollLeft = 10
  return { scrolled: () => rail?.scrollLeft, chosen: () => document.querySelector('select')?.value }
}

const select =
  '<select><option value="light"></option><option value="dark"></option><option value="system"></option></select>'
const rail = `<div id="rail"><a href="/">Un</a><a id="place" aria-current="page" href="/">Deux</a></div>`

describe('the frame that the server drew', () => {
  it('names the chosen look, and brings the current place to the middle of the strip', () => {
    const { chosen, scrolled } = draw(`<aside>${rail}${select}</aside>`)
    scrollToCurrentPage('dark')
    expect(chosen()).toBe('dark')
    // From its own centre, 560, to that of the strip, 170.
    expect(scrolled()).toBe(400)
  })

  it('stays where it is without a current place', () => {
    const { chosen, scrolled } = draw(`<aside>${rail.replace('aria-current="page"', '')}${select}</aside>`)
    scrollToCurrentPage('system')
    expect([chosen(), scrolled()]).toEqual(['system', 10])
  })

  it('may have neither a strip nor a choice of looks', () => {
    const { chosen } = draw('<aside></aside>')
    expect(() => scrollToCurrentPage('dark')).not.toThrow()
    expect(chosen()).toBeUndefined()
  })
})
