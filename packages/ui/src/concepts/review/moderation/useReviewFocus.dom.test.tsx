import type { Review } from '@potager/domain/review'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useReviewFocus } from './useReviewFocus.ts'

afterEach(cleanup)

const reviewsOf = (ids: string) =>
  [...ids].map((id): Review => ({ id, userId: 'u', resourceType: 'DISH', resourceId: 'd', rating: 4, createdAt: 0 }))

/** A list of reviews, one letter each, followed by a link; `decided` are those decided here. */
function moderation(ids: string) {
  const seen: { current: ReturnType<typeof useReviewFocus> | null } = { current: null }
  function Page({ shown, decided }: { shown: string; decided: string }) {
    const focus = useReviewFocus(reviewsOf(shown), new Set(decided))
    seen.current = focus
    return (
      <>
        <ul {...focus.listProps}>
          {[...shown].map((id) => (
            <li key={id} data-review={id} tabIndex={-1} aria-label={id}>
              <button type="button">{id}</button>
            </li>
          ))}
        </ul>
        <a href="#more">»</a>
      </>
    )
  }
  const { rerender } = render(<Page shown={ids} decided="" />)
  return {
    list: screen.getByRole('list'),
    link: screen.getByRole('link'),
    card: (id: string) => screen.getByRole('listitem', { name: id }),
    button: (id: string) => screen.getByRole('button', { name: id }),
    focus: (element: HTMLElement) => act(() => element.focus()),
    step: (by: 1 | -1) => act(() => seen.current?.step(by)),
    show: (shown: string, decided = '') => rerender(<Page shown={shown} decided={decided} />),
    focusedId: () => seen.current?.focusedId(),
    gone: () => seen.current?.gone,
  }
}

describe('the focus in the list of reviews', () => {
  it('moves to the review in the place of the decided one, and to the last one at the end', () => {
    const { button, focus, show, focusedId, gone } = moderation('abcd')
    focus(button('b'))
    expect(focusedId()).toBe('b')
    show('acd', 'b')
    expect(focusedId()).toBe('c')
    show('ad', 'bc')
    expect(focusedId()).toBe('d')
    show('a', 'bcd')
    expect(focusedId()).toBe('a')
    expect(gone()).toBe(false)
  })

  it('keeps its position while the list is empty, and takes it again on the next page', () => {
    const { button, focus, show, focusedId } = moderation('ab')
    focus(button('b'))
    show('', 'b')
    expect(focusedId()).toBeUndefined()
    show('xyz', 'b')
    expect(focusedId()).toBe('y')
  })

  it('moves to the list when its review was handled elsewhere, so that no key decides on another', () => {
    const { list, card, button, focus, show, focusedId, gone } = moderation('abc')
    const moved = vi.spyOn(list, 'focus')
    focus(button('b'))
    show('ac')
    expect(document.activeElement).toBe(list)
    expect(moved).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
    expect([focusedId(), gone()]).toEqual([undefined, true])
    show('c')
    expect([focusedId(), gone()]).toEqual([undefined, true])
    focus(card('c'))
    expect([focusedId(), gone()]).toEqual(['c', false])
  })

  it('stays on a review while others are added and removed', () => {
    const { button, focus, show, gone } = moderation('abc')
    focus(button('b'))
    show('bcd', 'a')
    expect(document.activeElement).toBe(button('b'))
    expect(gone()).toBe(false)
  })

  it('is not moved when it has left the list, nor from a review that is still there', () => {
    const { button, card, link, focus, show } = moderation('abc')
    focus(button('b'))
    focus(link)
    act(() => link.blur())
    show('ac', 'b')
    expect(document.activeElement).toBe(document.body)
    focus(card('a'))
    act(() => card('a').blur())
    show('ac')
    expect(document.activeElement).toBe(document.body)
  })

  it('keeps its position while the window is left', () => {
    const { button, focus, show, focusedId } = moderation('abc')
    focus(button('b'))
    act(() => button('b').blur())
    show('ac', 'b')
    expect(focusedId()).toBe('c')
  })

  it('stays on the list after it was moved there from a review that is removed', () => {
    const { list, button, focus, show, gone } = moderation('abc')
    focus(button('b'))
    focus(list)
    show('ac', 'b')
    expect(document.activeElement).toBe(list)
    show('a')
    expect(gone()).toBe(false)
  })

  it('steps from card to card, also from inside one, and stops at both ends', () => {
    const { card, button, link, focus, step, focusedId } = moderation('abc')
    focus(link)
    step(1)
    expect(document.activeElement).toBe(card('a'))
    step(-1)
    expect(focusedId()).toBe('a')
    focus(button('b'))
    step(1)
    expect(document.activeElement).toBe(card('c'))
    step(1)
    expect(focusedId()).toBe('c')
    step(-1)
    expect(focusedId()).toBe('b')
    focus(link)
    step(-1)
    expect(focusedId()).toBe('a')
  })

  it('does not step in an empty list', () => {
    const { link, focus, step } = moderation('')
    focus(link)
    step(1)
    expect(document.activeElement).toBe(link)
  })
})
