import { layPlanner, type PlannerBooking } from '@potager/domain/planner'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  blockPosition,
  dayLabel,
  HEAD,
  laneHeight,
  laneWidth,
  NAMES,
  neighbour,
  periodLabel,
  TRACK,
  timePosition,
  visibleLanes,
} from './planner.ts'
import { useAsList, useFrame } from './usePlannerSpace.ts'

describe('the window of the planner', () => {
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
})

describe('the layout of the planner', () => {
  const day = '2026-11-21'
  const week = ['16', '17', '18', '19', '20', '21', '22'].map((date) => `2026-11-${date}`)
  const rooms = ['one', 'two', 'three'].map((id) => ({ id, name: id }))

  function booking(id: string, roomId: string | undefined, from: string, to: string): PlannerBooking {
    const place = roomId ? { roomId, roomName: roomId } : {}
    const times = { start: `${day}T${from}:00`, end: `${day}T${to}:00` }
    return { id, kind: 'RESERVATION', title: id, status: 'CONFIRMED', people: 2, ...times, ...place }
  }

  /** Neither the whole restaurant nor room two has a booking. */
  const bookings = [
    booking('morning', 'one', '09:00', '10:00'),
    booking('noon', 'one', '12:00', '13:00'),
    booking('evening', 'one', '20:00', '21:00'),
    booking('coffee', 'three', '09:30', '10:30'),
    booking('dinner', 'three', '19:00', '23:00'),
  ]
  const layout = layPlanner(bookings, rooms, [day])
  const nextTo = (id: string, key: string) => neighbour(layout, id, key)?.booking.id

  describe('the arrows of the planner', () => {
    it('follow a lane in order of time, without wrapping at its ends', () => {
      expect(nextTo('morning', 'ArrowRight')).toBe('noon')
      expect(nextTo('noon', 'ArrowLeft')).toBe('morning')
      expect(nextTo('evening', 'ArrowRight')).toBeUndefined()
      expect(nextTo('morning', 'ArrowLeft')).toBeUndefined()
      expect(nextTo('noon', 'Home')).toBe('morning')
      expect(nextTo('noon', 'End')).toBe('evening')
    })

    it('skip lanes without bookings, to the booking nearest in time', () => {
      expect(nextTo('morning', 'ArrowDown')).toBe('coffee')
      expect(nextTo('evening', 'ArrowDown')).toBe('dinner')
      expect(nextTo('dinner', 'ArrowUp')).toBe('evening')
      expect(nextTo('coffee', 'ArrowUp')).toBe('morning')
      expect(nextTo('coffee', 'ArrowDown')).toBeUndefined()
      expect(nextTo('morning', 'ArrowUp')).toBeUndefined()
    })

    it('go to the earlier of two equally near bookings', () => {
      const between = [
        booking('noon', 'one', '12:00', '13:00'),
        booking('eleven', 'two', '11:00', '12:00'),
        booking('one', 'two', '13:00', '14:00'),
      ]
      expect(neighbour(layPlanner(between, rooms, [day]), 'noon', 'ArrowDown')?.booking.id).toBe('eleven')
    })

    it('go to the first booking when the current one is gone', () => {
      expect(nextTo('deleted', 'ArrowRight')).toBe('morning')
      expect(neighbour(layPlanner([], rooms, [day]), 'deleted', 'ArrowRight')).toBeUndefined()
    })
  })

  describe('positions in the planner', () => {
    const place = (from: number, to: number) => ({
      left: `calc(${NAMES}px + (100% - ${NAMES}px) * ${from})`,
      width: `calc((100% - ${NAMES}px) * ${to - from})`,
    })

    it('are by the minute in a day, beside the names of the lanes', () => {
      const [first] = layPlanner([booking('noon', 'one', '12:00', '18:00')], rooms, [day]).lanes[1]?.blocks ?? []
      expect(first && blockPosition(layout, first)).toEqual(place(0.5, 0.75))
      expect(timePosition(layout, { from: 0, to: 360 })).toEqual(place(0, 0.25))
    })

    it('are by whole days in a week', () => {
      const night = {
        ...booking('night', 'one', '20:00', '00:00'),
        start: '2026-11-17T20:00:00',
        end: '2026-11-19T12:00:00',
      }
      const laid = layPlanner([night], rooms, week)
      const [first] = laid.lanes[1]?.blocks ?? []
      expect(first && blockPosition(laid, first)).toEqual(place(1 / 7, 4 / 7))
      expect(timePosition(laid, { from: 1440, to: 2880 })).toEqual(place(1 / 7, 2 / 7))
    })
  })

  describe('drawing the planner', () => {
    const shown = (frame: { left: number; top: number }, keep: string | null = null) =>
      visibleLanes(layout, { ...frame, width: 100, height: 100 }, keep).flatMap(({ blocks }) =>
        blocks.map((block) => block.booking.id),
      )

    it('makes a lane as wide as the minutes of a day, or as the window with a minimum for a week', () => {
      expect(laneWidth(layout)).toEqual({ width: 132 + layout.minutes * 1.1 })
      expect(laneWidth(layPlanner([], rooms, week))).toEqual({ width: '100%', minWidth: 132 + 7 * 92 })
    })

    it('stacks lanes that are as high as their bookings overlap', () => {
      const lanes = visibleLanes(layout, { left: 0, top: 0, width: 100, height: 100 }, null)
      expect(laneHeight({ tracks: 1 })).toBe(TRACK + 8)
      expect(laneHeight({ tracks: 2 })).toBe(2 * TRACK + 8)
      expect(lanes.map(({ top }) => top)).toEqual([0, 1, 2, 3].map((above) => HEAD + above * laneHeight({ tracks: 1 })))
    })

    it('shows bookings up to 400 pixels outside the frame from side to side', () => {
      // In pixels: 09:00 is at 594, 09:30 at 627, 10:00 at 660.
      expect(shown({ left: 0, top: 0 })).toEqual([])
      expect(shown({ left: 95, top: 0 })).toEqual(['morning'])
      expect(shown({ left: 94, top: 0 })).toEqual([])
      expect(shown({ left: 1059, top: 0 })).toContain('morning')
      expect(shown({ left: 1061, top: 0 })).not.toContain('morning')
    })

    it('shows bookings up to 400 pixels outside the frame from top to bottom', () => {
      // In pixels: the lane of room one starts at 92, that of room three at 204.
      expect(shown({ left: 500, top: 539 })).toContain('morning')
      expect(shown({ left: 500, top: 540 })).not.toContain('morning')
      expect(shown({ left: 500, top: -295 })).toContain('coffee')
      expect(shown({ left: 500, top: -296 })).not.toContain('coffee')
    })

    it('shows the booking to keep wherever it is', () => {
      expect(shown({ left: 0, top: 0 }, 'evening')).toEqual(['evening'])
    })

    it('puts overlapping bookings on tracks of their own, each shown or hidden separately', () => {
      const two = layPlanner([booking('a', 'one', '09:00', '11:00'), booking('b', 'one', '10:00', '12:00')], rooms, [
        day,
      ])
      const at = (top: number) =>
        visibleLanes(two, { left: 500, top, width: 100, height: 100 }, null).flatMap(({ blocks }) =>
          blocks.map((block) => block.booking.id),
        )
      expect(at(539)).toEqual(['a', 'b'])
      expect(at(540)).toEqual(['b'])
      expect(at(587)).toEqual(['b'])
      expect(at(588)).toEqual([])
    })
  })

  it('dayLabel names a day, periodLabel a period by its day or its ends', () => {
    expect(dayLabel('2026-11-16')).toBe('lun. 16/11')
    expect(periodLabel(['2026-11-21'])).toBe('samedi 21 novembre 2026')
    expect(periodLabel(['2026-11-16', '2026-11-17', '2026-11-22'])).toBe('Du 16/11/2026 au 22/11/2026')
  })
})
