import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useNewOrders } from './useNewOrders.ts'

/** The audio context is shared by the whole process: it reports to the running test. */
class Sound {
  resume() {
    dispatchEvent(new Event('sound'))
    // Never resolves: the tests need no more of the sound.
    return new Promise<void>(() => {})
  }
}

/** The page's audio: how often it resumed, and whether the user has interacted. */
function page({ touched }: { touched: boolean }) {
  const audio = { resumed: 0 }
  const hear = () => {
    audio.resumed += 1
  }
  vi.stubGlobal('AudioContext', Sound)
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { isActive: touched, hasBeenActive: touched },
  })
  addEventListener('sound', hear)
  onTestFinished(() => {
    removeEventListener('sound', hear)
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'userActivation')
  })
  return audio
}

const happens = (event: string) => act(() => void dispatchEvent(new Event(event)))

function counting(sound: boolean) {
  const initialProps: { taken: number | null; sound: boolean } = { taken: null, sound }
  const hook = renderHook(({ taken, sound: on }) => useNewOrders(taken, on), { initialProps })
  return { ...hook, count: (taken: number | null) => hook.rerender({ taken, sound }) }
}

beforeEach(() => {
  document.title = 'Commandes'
  onTestFinished(cleanup)
})

describe('new orders', () => {
  it('are counted in the title after the first count, until the user interacts', () => {
    page({ touched: true })
    const { result, count } = counting(false)
    count(4)
    expect(result.current.unseen).toBe(0)
    count(6)
    count(7)
    expect(result.current.unseen).toBe(3)
    expect(document.title).toBe('(3) Commandes')
    count(null)
    expect(document.title).toBe('(3) Commandes')
    happens('pointerdown')
    expect(result.current.unseen).toBe(0)
    expect(document.title).toBe('Commandes')
    count(8)
    expect(document.title).toBe('(1) Commandes')
  })

  it.each(['pointerdown', 'keydown', 'focus'])('count as seen after a %s event', (event) => {
    page({ touched: true })
    const { count } = counting(false)
    count(1)
    count(2)
    happens(event)
    expect(document.title).toBe('Commandes')
  })

  it('are removed from the title when the page unmounts', () => {
    page({ touched: true })
    const { count, unmount } = counting(false)
    count(1)
    count(2)
    unmount()
    expect(document.title).toBe('Commandes')
    document.title = '(9) Ailleurs'
    dispatchEvent(new Event('pointerdown'))
    expect(document.title).toBe('(9) Ailleurs')
  })
})

describe('the tone for new orders', () => {
  it('sounds for additional orders only, and only if switched on', () => {
    const audio = page({ touched: true })
    const { result, count } = counting(true)
    count(4)
    count(4)
    count(2)
    expect(audio.resumed).toBe(0)
    count(3)
    expect(audio.resumed).toBe(1)
    expect(result.current.blocked).toBe(false)
    const silent = counting(false)
    silent.count(1)
    silent.count(2)
    expect(audio.resumed).toBe(1)
  })

  it('is blocked until the first user interaction with the page', () => {
    const audio = page({ touched: false })
    const { result, count } = counting(true)
    count(1)
    expect(result.current.blocked).toBe(false)
    count(2)
    expect(result.current.blocked).toBe(true)
    expect(audio.resumed).toBe(0)
    happens('focus')
    expect(result.current.blocked).toBe(false)
    expect(audio.resumed).toBe(0)
    const { resumed } = audio
    page({ touched: true })
    happens('pointerdown')
    expect(audio.resumed).toBe(resumed + 1)
  })

  it('does not start the browser’s audio if switched off', () => {
    const audio = page({ touched: true })
    counting(false)
    happens('pointerdown')
    expect(audio.resumed).toBe(0)
  })
})
