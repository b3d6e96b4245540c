import type { Review } from '@potager/domain/review'
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countsOf, selectionOf } from './moderation-page.ts'
import { useReviewFocus, useReviewKeys } from './review-focus-keys.ts'

describe('the focus and the keys of the moderation', () => {
  afterEach(cleanup)

  /** A page with shortcuts, and every context in which a key may be pressed. */
  function moderation({ enabled = true, beside }: { enabled?: boolean; beside?: React.ReactNode } = {}) {
    const did: string[] = []
    function Page({ on, by }: { on: boolean; by: string }) {
      useReviewKeys(on, {
        a: () => did.push(`${by} approves`),
        '?': () => did.push('helps'),
        Escape: () => did.push('leaves'),
        x: undefined,
      })
      return (
        <main>
          <button type="button">+</button>
          <input type="checkbox" />
          <input type="text" data-testid="text" />
          <select aria-label="#" />
          <textarea data-testid="longer" />
          <div contentEditable suppressContentEditableWarning data-testid="written">
            <b data-testid="inside" />
          </div>
          <div contentEditable="false" data-testid="read" />
          {beside}
        </main>
      )
    }
    const { rerender, unmount } = render(<Page on={enabled} by="camille" />)
    return {
      did,
      unmount,
      become: (by: string, on = true) => rerender(<Page on={on} by={by} />),
      /** Presses a key; true when the browser default was prevented. */
      press: (
        key: string,
        { at = screen.getByRole('button'), ...init }: KeyboardEventInit & { at?: HTMLElement } = {},
      ) => {
        return !fireEvent.keyDown(at, { key, ...init })
      },
    }
  }

  describe('shortcut keys of the moderation', () => {
    it('replace the browser’s action, with caps lock too, and leave other keys alone', () => {
      const { did, press } = moderation()
      expect([press('a'), press('A'), press('Escape')]).toEqual([true, true, true])
      expect([press('escape'), press('b'), press('x')]).toEqual([false, false, false])
      expect(did).toEqual(['camille approves', 'camille approves', 'leaves'])
    })

    it('run the current handler once, and none after unmount', () => {
      const { did, press, become, unmount } = moderation()
      become('paul')
      press('a')
      unmount()
      fireEvent.keyDown(document.body, { key: 'a' })
      expect(did).toEqual(['paul approves'])
    })

    it('do nothing while they are disabled', () => {
      const { did, press, become } = moderation({ enabled: false })
      expect(press('a')).toBe(false)
      become('camille')
      expect(press('a')).toBe(true)
      become('camille', false)
      expect(press('a')).toBe(false)
      expect(did).toHaveLength(1)
    })

    it.each([
      ['ctrl', { ctrlKey: true }],
      ['alt', { altKey: true }],
      ['meta', { metaKey: true }],
      ['shift', { shiftKey: true }],
      ['a key held down', { repeat: true }],
      ['a letter being composed', { isComposing: true }],
    ])('do nothing with %s', (_, init) => {
      const { did, press } = moderation()
      expect(press('a', init)).toBe(false)
      expect(did).toEqual([])
    })

    it('work with shift when they are not letters', () => {
      const { did, press } = moderation()
      press('?', { shiftKey: true })
      press('Escape', { shiftKey: true })
      expect(did).toEqual(['helps', 'leaves'])
    })

    it('do nothing in a text field, a select or editable content', () => {
      const { did, press } = moderation()
      for (const at of [
        screen.getByRole('combobox'),
        ...['text', 'longer', 'written', 'inside'].map((id) => screen.getByTestId(id)),
      ]) {
        expect(press('a', { at })).toBe(false)
      }
      expect(did).toEqual([])
      press('a', { at: screen.getByRole('checkbox') })
      press('a', { at: screen.getByTestId('read') })
      expect(did).toHaveLength(2)
    })

    it('work when nothing has the focus', () => {
      const { did } = moderation()
      fireEvent.keyDown(document, { key: 'a' })
      expect(did).toHaveLength(1)
    })

    it.each([
      ['an open dialog', <dialog key="1" open />],
      ['a panel that is a dialog', <div key="2" role="dialog" />],
      ['a menu', <div key="3" role="menu" />],
      ['a list to choose from', <div key="4" role="listbox" />],
    ])('do nothing behind %s', (_, beside) => {
      const { did, press } = moderation({ beside })
      expect(press('a')).toBe(false)
      expect(did).toEqual([])
    })

    it('do nothing when another handler has prevented the default', () => {
      const { did } = moderation()
      const taken = vi.fn<(event: Event) => void>((event) => event.preventDefault())
      const button = screen.getByRole('button')
      button.addEventListener('keydown', taken)
      fireEvent(button, createEvent.keyDown(button, { key: 'a' }))
      expect(taken).toHaveBeenCalledOnce()
      expect(did).toEqual([])
    })
  })

  describe('useReviewFocus', () => {
    const reviewsOf = (ids: string) =>
      [...ids].map(
        (id): Review => ({ id, userId: 'u', resourceType: 'DISH', resourceId: 'd', rating: 4, createdAt: 0 }),
      )

    /** A list of reviews, one letter each, followed by a link; `decided` are those decided here. */
    function moderationOf(ids: string) {
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
        const { button, focus, show, focusedId, gone } = moderationOf('abcd')
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
        const { button, focus, show, focusedId } = moderationOf('ab')
        focus(button('b'))
        show('', 'b')
        expect(focusedId()).toBeUndefined()
        show('xyz', 'b')
        expect(focusedId()).toBe('y')
      })

      it('moves to the list when its review was handled elsewhere, so that no key decides on another', () => {
        const { list, card, button, focus, show, focusedId, gone } = moderationOf('abc')
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
        const { button, focus, show, gone } = moderationOf('abc')
        focus(button('b'))
        show('bcd', 'a')
        expect(document.activeElement).toBe(button('b'))
        expect(gone()).toBe(false)
      })

      it('is not moved when it has left the list, nor from a review that is still there', () => {
        const { button, card, link, focus, show } = moderationOf('abc')
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
        const { button, focus, show, focusedId } = moderationOf('abc')
        focus(button('b'))
        act(() => button('b').blur())
        show('ac', 'b')
        expect(focusedId()).toBe('c')
      })

      it('stays on the list after it was moved there from a review that is removed', () => {
        const { list, button, focus, show, gone } = moderationOf('abc')
        focus(button('b'))
        focus(list)
        show('ac', 'b')
        expect(document.activeElement).toBe(list)
        show('a')
        expect(gone()).toBe(false)
      })

      it('steps from card to card, also from inside one, and stops at both ends', () => {
        const { card, button, link, focus, step, focusedId } = moderationOf('abc')
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
        const { link, focus, step } = moderationOf('')
        focus(link)
        step(1)
        expect(document.activeElement).toBe(link)
      })
    })
  })
})

describe('the reviews of a page', () => {
  it('selects only reviews that are shown', () => {
    const shown = ['a', 'b', 'c'].map((id) => ({ id })) as unknown as Parameters<typeof selectionOf>[0]
    expect(selectionOf(shown, new Set(['c', 'gone', 'a'])).map(({ id }) => id)).toEqual(['a', 'c'])
    expect(selectionOf(null, new Set(['a']))).toEqual([])
  })

  it('counts the reviews of the page by age, and gives null while it is loading', () => {
    const now = Date.UTC(2026, 6, 14)
    const items = [1, 30].map((days) => ({ createdAt: now - days * 86_400_000 })) as unknown as Review[]
    expect(countsOf({ items, total: 40, totalPages: 4 }, now)).toEqual({ recent: 1, old: 1, all: 2 })
    expect(countsOf(null, now)).toBeNull()
  })
})
