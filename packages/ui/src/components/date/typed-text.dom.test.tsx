import { formatDate } from '@potager/domain/format'
import { readTypedDate, type WallDate } from '@potager/domain/time'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useTypedText } from './typed-text.ts'

afterEach(cleanup)

/** A day field: it reads full years while typing, and short forms on blur. */
function field(value: WallDate = '', keepsValue = false) {
  const told: WallDate[] = []
  const { result, rerender } = renderHook(
    (props: { value: WallDate }) =>
      useTypedText({
        ...props,
        show: (date) => (date ? formatDate(date) : ''),
        read: (text) => (/\d{4}/.test(text) ? readTypedDate(text) : null),
        complete: (text) => readTypedDate(text, '2026-11-16'),
        keepsValue,
        onChange: (date) => {
          told.push(date)
          rerender({ value: date })
        },
      }),
    { initialProps: { value } },
  )
  return {
    told,
    type: (text: string) => act(() => result.current.type(text)),
    leave: () =>
      act(() => {
        result.current.leave()
      }),
    /** Presses Enter; false when it must not submit the form. */
    enter: (isComposing = false) => {
      const event = { key: 'Enter', nativeEvent: { isComposing }, preventDefault: vi.fn<() => void>() }
      act(() => result.current.enter(event as unknown as KeyboardEvent))
      return event.preventDefault.mock.calls.length === 0
    },
    choose: (date: WallDate) => act(() => result.current.choose(date)),
    set: (next: WallDate) => rerender({ value: next }),
    shown: () => [result.current.text, result.current.unreadable],
  }
}

describe('the text of a date field', () => {
  it('is the value until somebody types, and leaving it untouched changes nothing', () => {
    const { told, leave, shown } = field('2026-11-21')
    expect(shown()).toEqual(['21/11/2026', false])
    leave()
    expect(shown()).toEqual(['21/11/2026', false])
    expect(told).toEqual([])
  })

  it('stays as typed, reports a complete day at once, and is formatted on blur', () => {
    const { told, type, leave, shown } = field()
    type('3/12')
    expect(shown()).toEqual(['3/12', false])
    expect(told).toEqual([])
    type('3/12/2026')
    expect(told).toEqual(['2026-12-03'])
    expect(shown()).toEqual(['3/12/2026', false])
    leave()
    expect(shown()).toEqual(['03/12/2026', false])
    expect(told).toEqual(['2026-12-03'])
  })

  it('is completed on blur when it is short', () => {
    const { told, type, leave, shown } = field('2026-11-21')
    type('3/12')
    expect(told).toEqual([])
    leave()
    expect(told).toEqual(['2026-12-03'])
    expect(shown()).toEqual(['03/12/2026', false])
  })

  it('is kept on blur when it is no day, marked and reported as empty; typing removes the mark', () => {
    const { told, type, leave, shown } = field('2026-11-21')
    type('bientôt')
    expect(shown()).toEqual(['bientôt', false])
    leave()
    expect(shown()).toEqual(['bientôt', true])
    expect(told).toEqual([''])
    leave()
    expect(told).toEqual([''])
    type('bientôt 21')
    expect(shown()).toEqual(['bientôt 21', false])
  })

  it('is reported as empty as soon as only blanks are left', () => {
    const { told, type, leave, shown } = field('2026-11-21')
    type('  ')
    expect(told).toEqual([''])
    expect(shown()).toEqual(['  ', false])
    leave()
    expect(shown()).toEqual(['', false])
    expect(told).toEqual([''])
  })

  it('is replaced by another value, picked in the calendar or set by the page', () => {
    const { told, type, set, shown } = field('2026-11-21')
    type('bient')
    set('2026-12-24')
    expect(shown()).toEqual(['24/12/2026', false])
    expect(told).toEqual([])
  })

  it('is read on Enter, which submits no unreadable text [TYP-01]', () => {
    const { told, type, enter, shown } = field('2026-11-21')
    type('3/12')
    expect(enter(true)).toBe(true)
    expect(told).toEqual([])
    expect(enter()).toBe(true)
    expect(told).toEqual(['2026-12-03'])
    expect(shown()).toEqual(['03/12/2026', false])
    type('31/02')
    expect([enter(), enter()]).toEqual([false, false])
    expect(shown()).toEqual(['31/02', true])
    expect(told).toEqual(['2026-12-03', ''])
  })

  it('of a field that keeps its value is restored when emptied; unreadable text reports no change', () => {
    const { told, type, leave, choose, shown } = field('2026-11-21', true)
    type('')
    expect(shown()).toEqual(['', false])
    leave()
    expect(shown()).toEqual(['21/11/2026', false])
    type('bientôt')
    leave()
    expect(shown()).toEqual(['bientôt', true])
    expect(told).toEqual([])
    choose('2026-11-21')
    expect(shown()).toEqual(['21/11/2026', false])
  })
})
