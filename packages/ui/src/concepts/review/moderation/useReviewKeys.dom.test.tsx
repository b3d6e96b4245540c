import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useReviewKeys } from './useReviewKeys.ts'

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
