import { act, renderHook } from '@testing-library/react'
import { useToasterStore } from 'react-hot-toast/headless'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveFlash } from './flash.ts'
import { showFlash, toast } from './toast.tsx'

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
