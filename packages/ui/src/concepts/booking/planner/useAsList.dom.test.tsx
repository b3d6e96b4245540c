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
