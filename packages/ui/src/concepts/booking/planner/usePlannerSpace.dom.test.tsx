import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useAsList, useFrame } from './usePlannerSpace.ts'

afterEach(cleanup)

/** A scroll container with a size, which jsdom does not compute. */
function scroller(size: { clientWidth: number; clientHeight: number }) {
  const element = document.createElement('div')
  const resize = (next: typeof size) => {
    for (const [name, value] of Object.entries(next))
      Object.defineProperty(element, name, { value, configurable: true })
  }
  resize(size)
  let watched: Element[] = []
  const told = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        told.add(callback)
      }
      observe(target: Element) {
        watched.push(target)
      }
      disconnect() {
        watched = []
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    element,
    resize: (next: typeof size) =>
      act(() => {
        resize(next)
        if (watched.includes(element)) for (const callback of told) callback()
      }),
    scroll: (left: number, top: number) => {
      Object.assign(element, { scrollLeft: left, scrollTop: top })
      fireEvent.scroll(element)
    },
  }
}

describe('the frame of a scrolling element', () => {
  it('is 1600 by 900 until there is an element to measure', () => {
    const { result } = renderHook(() => useFrame({ current: null }))
    expect(result.current).toEqual({ left: 0, top: 0, width: 1600, height: 900 })
  })

  it('is measured in steps of 200 pixels on scroll and resize', () => {
    const { element, resize, scroll } = scroller({ clientWidth: 1000, clientHeight: 399 })
    const { result } = renderHook(({ current }) => useFrame({ current }), { initialProps: { current: element } })
    expect(result.current).toEqual({ left: 0, top: 0, width: 1200, height: 400 })
    scroll(430, 200)
    expect(result.current).toEqual({ left: 400, top: 200, width: 1200, height: 400 })
    resize({ clientWidth: 640, clientHeight: 450 })
    expect(result.current).toEqual({ left: 400, top: 200, width: 800, height: 600 })
  })

  it.each([
    ['further to the side', [200, 0], {}],
    ['further down', [0, 200], {}],
    ['wider', [0, 0], { clientWidth: 700 }],
    ['higher', [0, 0], { clientHeight: 700 }],
  ] as const)('stays the same until it is a step %s', (_, [left, top], size) => {
    const still = { clientWidth: 500, clientHeight: 500 }
    const { element, resize, scroll } = scroller(still)
    const place = { current: element }
    const { result } = renderHook(() => useFrame(place))
    const before = result.current
    scroll(199, 199)
    resize({ clientWidth: 599, clientHeight: 401 })
    expect(result.current).toBe(before)
    if (left || top) scroll(left, top)
    else resize({ ...still, ...size })
    expect(result.current).not.toEqual(before)
  })

  it('is no longer measured after unmount', () => {
    const { element, resize, scroll } = scroller({ clientWidth: 500, clientHeight: 500 })
    const place = { current: element }
    const { result, unmount } = renderHook(() => useFrame(place))
    const measured = vi.fn<() => number>(() => 500)
    Object.defineProperty(element, 'clientWidth', { get: measured, configurable: true })
    unmount()
    scroll(900, 900)
    expect(measured).not.toHaveBeenCalled()
    resize({ clientWidth: 900, clientHeight: 900 })
    expect(result.current).toEqual({ left: 0, top: 0, width: 600, height: 600 })
  })
})

function Week() {
  return <p>{useAsList() ? 'liste' : 'grille'}</p>
}

function medium(narrow: boolean) {
  const media = Object.assign(new EventTarget(), { matches: narrow })
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('max-width') ? media : { matches: false }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const listening = vi.spyOn(media, 'removeEventListener')
  return {
    listening,
    turn: (matches: boolean) =>
      act(() => {
        media.matches = matches
        media.dispatchEvent(new Event('change'))
      }),
  }
}

it('shows the week as a grid, or as a list in a narrow window, and follows its width', () => {
  const { turn, listening } = medium(false)
  const { unmount } = render(<Week />)
  expect(screen.queryByText('grille')).not.toBeNull()
  turn(true)
  expect(screen.queryByText('liste')).not.toBeNull()
  turn(false)
  expect(screen.queryByText('grille')).not.toBeNull()
  unmount()
  expect(listening).toHaveBeenCalledOnce()
})

it('shows the week as a list on a phone although the server rendered a grid', () => {
  expect(renderToString(<Week />)).toContain('grille')
  medium(true)
  render(<Week />)
  expect(screen.queryByText('liste')).not.toBeNull()
})
