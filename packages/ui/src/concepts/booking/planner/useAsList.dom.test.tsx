import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { useAsList } from './useAsList.ts'

afterEach(cleanup)

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

it('tells the week as a grid where there is room and as a list where there is none, as the window changes', () => {
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

it('opens on a phone as a list, out of the grid that a server draws', () => {
  expect(renderToString(<Week />)).toContain('grille')
  medium(true)
  render(<Week />)
  expect(screen.queryByText('liste')).not.toBeNull()
})
