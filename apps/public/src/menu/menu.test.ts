import { MENU_CHANGED } from '@potager/domain/changes'
import type { Dish } from '@potager/domain/dish'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followStream } from './follow-stream.ts'
import { dishesOf, menuAddress, readMenuView } from './menu-view.ts'

const whole = { category: null, without: [], dish: null } as const

function dish(name: string, changes: Partial<Dish> = {}): Dish {
  return { id: name, name, description: '', price: 900, category: 'PLAT', available: true, allergens: [], ...changes }
}

const namesOf = (...asked: Parameters<typeof dishesOf>) => dishesOf(...asked).shown.map(({ name }) => name)

describe('the address of the menu', () => {
  it('says which category, without what, and which dish', () => {
    const view = readMenuView('?categorie=PLAT&sans=NUTS&sans=MILK&plat=42')
    expect(view).toEqual({ category: 'PLAT', without: ['MILK', 'NUTS'], dish: '42' })
    expect(menuAddress(view)).toBe('/menus?categorie=PLAT&sans=MILK&sans=NUTS&plat=42')
  })

  it('has no parameters for the whole menu, and ignores invalid ones', () => {
    expect(readMenuView('?categorie=SOUPE&sans=&sans=LAIT&plat=&de=carte')).toEqual(whole)
    expect(menuAddress(whole)).toBe('/menus')
  })

  it('holds the restaurant, also once a category is chosen [MEN-18]', () => {
    const view = readMenuView('?restaurant=7')
    expect(view).toEqual({ ...whole, restaurant: '7' })
    expect(menuAddress({ ...view, category: 'PLAT' })).toBe('/menus?categorie=PLAT&restaurant=7')
    expect(readMenuView('?restaurant=')).toStrictEqual(whole)
  })

  it('carries an id as data, whatever it contains', () => {
    const address = menuAddress({ ...whole, dish: 'a&sans=MILK#b' })
    expect(readMenuView(new URL(address, 'http://site').search)).toEqual({ ...whole, dish: 'a&sans=MILK#b' })
  })
})

describe('the dishes of a view', () => {
  it('are those that can be had, of the category asked for [MEN-02] [MEN-04]', () => {
    const all = [dish('Tarte', { category: 'DESSERT' }), dish('Curry'), dish('Gratin', { available: false })]
    expect(namesOf(all, whole)).toEqual(['Tarte', 'Curry'])
    expect(namesOf(all, { ...whole, category: 'PLAT' })).toEqual(['Curry'])
  })

  it('leave out with « sans … » dishes that contain the allergen or whose allergens are unknown', () => {
    const all = [
      dish('Salade'),
      dish('Gratin', { allergens: ['MILK'] }),
      dish('Curry', { allergens: ['CELERY'] }),
      dish('Surprise', { allergens: null }),
      dish('Import', { allergens: ['LACTOSE'] }),
    ]
    expect(dishesOf(all, whole)).toEqual({ shown: all, unsure: 0 })
    expect(namesOf(all, { category: null, without: ['MILK'] })).toEqual(['Salade', 'Curry'])
    expect(namesOf(all, { category: null, without: ['MILK', 'CELERY'] })).toEqual(['Salade'])
    expect(dishesOf(all, { category: null, without: ['MILK'] }).unsure).toBe(2)
  })
})

class Stream extends EventTarget {
  readyState = 0
  say(type: string, readyState = 1): void {
    this.readyState = readyState
    this.dispatchEvent(new Event(type))
  }
  close(): void {
    this.readyState = 2
  }
}

/** A page that is seen or not, with the streams it opened and how often it was told to read again. */
function page(seen = true) {
  const document = Object.assign(new EventTarget(), { visibilityState: seen ? 'visible' : 'hidden' } as const)
  const window = new EventTarget()
  const streams: Stream[] = []
  const changed = vi.fn<() => void>()
  const stop = new AbortController()
  const open = () => {
    const stream = new Stream()
    streams.push(stream)
    return stream as unknown as EventSource
  }
  followStream(open, changed, stop.signal, { document: document as unknown as Document, window: window as Window })
  return {
    streams,
    changed,
    stop: () => stop.abort(),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    see: (visible: boolean) => {
      Object.assign(document, { visibilityState: visible ? 'visible' : 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    states: () => streams.map(({ readyState }) => readyState),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('reads again once for changes that come together, and again for later ones', () => {
  const { streams, changed } = page()
  streams[0]?.say('open')
  for (let times = 0; times < 3; times += 1) streams[0]?.say(MENU_CHANGED)
  vi.advanceTimersByTime(1000)
  expect(changed).toHaveBeenCalledTimes(1)
  streams[0]?.say(MENU_CHANGED)
  vi.advanceTimersByTime(1000)
  expect(changed).toHaveBeenCalledTimes(2)
})

it('has a stream while the page is seen only, and none after its end', () => {
  const { streams, changed, see, leave, stop, states } = page(false)
  expect(streams).toEqual([])
  see(true)
  streams[0]?.say('open')
  streams[0]?.say(MENU_CHANGED)
  see(false)
  vi.advanceTimersByTime(1000)
  expect([states(), changed.mock.calls.length]).toEqual([[2], 0])
  see(true)
  leave()
  expect(states()).toEqual([2, 2])
  see(true)
  stop()
  see(true)
  expect(states()).toEqual([2, 2, 2])
})

it('a closed menu stream is replaced once the page is visible again, a reconnecting one is left alone', () => {
  const { streams, see } = page()
  streams[0]?.say('open')
  streams[0]?.say('error', 0)
  see(true)
  expect(streams).toHaveLength(1)
  streams[0]?.say('error', 2)
  expect(streams).toHaveLength(1)
  see(true)
  expect(streams).toHaveLength(2)
})

it('a menu stream that never opened is not tried again', () => {
  const { streams, see } = page()
  streams[0]?.say('error', 2)
  see(false)
  see(true)
  expect(streams).toHaveLength(1)
})
