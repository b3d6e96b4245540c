import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { toast as store, useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasFlash, leaveFlash, takeFlash } from './flash.ts'
import { Toaster } from './Toaster.tsx'
import { showFlash, toast } from './toast.tsx'

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(<Toaster />)
  })
  afterEach(() => {
    act(() => store.remove())
    cleanup()
    vi.useRealTimers()
  })

  const shown = () =>
    [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map((card) => card.textContent)
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })

  it('shows a success toast for 2 s, others for 4 s and a loading one without end [GEN-15] [GEN-16] [GEN-17]', () => {
    act(() => {
      toast.success('Réussie')
      toast.error('Refusée')
      toast('Arrivée')
      toast.loading('En route')
    })
    pass(1999)
    expect(shown()).toEqual(['Refusée', 'En route', 'Arrivée', 'Réussie'])
    pass(1)
    expect(shown()).toEqual(['Refusée', 'En route', 'Arrivée'])
    pass(1999)
    expect(shown()).toEqual(['Refusée', 'En route', 'Arrivée'])
    pass(1)
    expect(shown()).toEqual(['En route'])
    pass(3_600_000)
    expect(shown()).toEqual(['En route'])
  })

  it('shows the next toast for its usual time after one was closed under the pointer', () => {
    act(() => void toast.loading('En route'))
    const card = screen.getByRole('status')
    fireEvent.mouseMove(card.parentElement as Element)
    act(() => screen.getByRole('button', { name: 'Fermer' }).click())
    expect(shown()).toEqual([])
    act(() => void toast.success('Réussie'))
    pass(1999)
    expect(shown()).toEqual(['Réussie'])
    pass(1)
    expect(shown()).toEqual([])
  })

  it('holds a toast under a moving pointer, not under one that rests where it appears', () => {
    act(() => void toast.success('Réussie'))
    const card = screen.getByRole('status')
    fireEvent.mouseEnter(card.parentElement as Element)
    pass(2000)
    expect(shown()).toEqual([])
    act(() => void toast.success('Autre'))
    fireEvent.mouseMove(screen.getByRole('status').parentElement as Element)
    pass(60_000)
    expect(shown()).toEqual(['Autre'])
    fireEvent.mouseLeave(screen.getByRole('status').parentElement as Element)
    pass(2000)
    expect(shown()).toEqual([])
  })

  it('shows toasts above the bottom bar when there is a button at the top', () => {
    document.body.insertAdjacentHTML('beforeend', '<main><button>Confirmer</button></main><nav data-bar></nav>')
    const box = new DOMRect(innerWidth - 100, 20, 80, 40)
    vi.spyOn(document.querySelector('main button') as Element, 'getBoundingClientRect').mockReturnValue(box)
    vi.spyOn(document.querySelector('[data-bar]') as HTMLElement, 'offsetHeight', 'get').mockReturnValue(57)
    act(() => void toast.success('Réussie'))
    expect(screen.getByRole('status').parentElement?.style.bottom).toBe('73px')
    for (const made of document.querySelectorAll('main, [data-bar]')) made.remove()
  })

  it('shows toasts of a dialog beside its buttons, whatever the page behind has to press', () => {
    const buttonAt = (top: number) => `<button data-top="${top}"></button>`
    document.body.insertAdjacentHTML(
      'beforeend',
      `<main>${buttonAt(20)}</main><nav data-bar></nav><div role="dialog" aria-modal="true">${buttonAt(innerHeight - 60)}</div>`,
    )
    for (const button of document.querySelectorAll<HTMLElement>('[data-top]')) {
      const box = new DOMRect(innerWidth - 100, Number(button.dataset['top']), 80, 40)
      vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(box)
    }
    act(() => void toast.error('Refusée'))
    const card = screen.getByRole('alert')
    expect(card.closest('[role=dialog]')).toBeTruthy()
    expect(card.parentElement?.style.bottom).toBe('')
    for (const made of document.querySelectorAll('main, [data-bar], [role=dialog]')) made.remove()
  })
})

describe('toast', () => {
  afterEach(() => act(() => toast.remove()))

  function cards() {
    const { result } = renderHook(() => useToasterStore())
    return () => result.current.toasts.map(({ type, message }) => [type, message]).toReversed()
  }

  describe('toasts', () => {
    it('show every message that is no error, the same one twice too', () => {
      const shown = cards()
      act(() => {
        toast('Nouvelle', { duration: 5000 })
        toast.success('Fait')
        toast.success('Fait')
      })
      expect(shown()).toEqual([
        ['blank', 'Nouvelle'],
        ['success', 'Fait'],
        ['success', 'Fait'],
      ])
    })

    it('show the same error once, beside other errors', () => {
      const shown = cards()
      act(() => {
        toast.error('Panne')
        toast.error('Panne')
        toast.error('Autre panne')
      })
      expect(shown()).toEqual([
        ['error', 'Panne'],
        ['error', 'Autre panne'],
      ])
    })

    it('with the same id replace one another; errors that are no plain text stay apart', () => {
      const shown = cards()
      act(() => {
        toast.error('Panne', { id: 'orders' })
        toast.error('Autre panne', { id: 'orders' })
        toast.error(<b />)
        toast.error(<i />)
      })
      expect(shown()).toHaveLength(3)
      expect(shown()[0]).toEqual(['error', 'Autre panne'])
    })

    it('show the flash message of the previous page once', () => {
      const shown = cards()
      act(showFlash)
      expect(shown()).toEqual([])
      leaveFlash('Bienvenue')
      act(showFlash)
      act(showFlash)
      expect(shown()).toEqual([['success', 'Bienvenue']])
    })
  })
})

describe('flash', () => {
  afterEach(() => vi.unstubAllGlobals())

  describe('a flash message for the next page', () => {
    beforeEach(() => {
      const kept = new Map<string, string>()
      vi.stubGlobal('sessionStorage', {
        setItem: (key: string, value: string) => kept.set(key, value),
        getItem: (key: string) => kept.get(key) ?? null,
        removeItem: (key: string) => kept.delete(key),
      })
    })

    it('is taken once', () => {
      expect(hasFlash()).toBe(false)
      expect(takeFlash()).toBeNull()
      leaveFlash('Plat créé.')
      expect(hasFlash()).toBe(true)
      expect(takeFlash()).toBe('Plat créé.')
      expect(hasFlash()).toBe(false)
      expect(takeFlash()).toBeNull()
    })
  })

  it('a flash message is lost without an error in a browser that refuses storage', () => {
    const refused = () => {
      throw new Error('storage is off')
    }
    vi.stubGlobal('sessionStorage', { setItem: refused, getItem: refused, removeItem: refused })
    expect(() => leaveFlash('Plat créé.')).not.toThrow()
    expect(hasFlash()).toBe(false)
    expect(takeFlash()).toBeNull()
  })
})
