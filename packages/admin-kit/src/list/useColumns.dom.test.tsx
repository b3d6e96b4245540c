import { act, cleanup } from '@testing-library/react'
import { localStorageStore } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { runInAdmin } from '../testing/runInAdmin.tsx'
import { useColumns } from './SelectColumns.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const column = (source: string) => ({ source, label: source, render: () => source })
const columns = [column('number'), column('customer'), column('day'), column('note')]
const hiddenAtFirst = ['note']

type Columns = ReturnType<typeof useColumns>
const shown = ({ current }: { current: Columns }) => current.shown.map(({ source }) => source)
const ordered = ({ current }: { current: Columns }) => current.ordered.map(({ source }) => source)

describe('the columns of a list', () => {
  it('are the default ones in the order of the list, until some are toggled', () => {
    const { result } = runInAdmin(() => useColumns(columns, hiddenAtFirst))
    expect(shown(result)).toEqual(['number', 'customer', 'day'])
    expect(ordered(result)).toEqual(['number', 'customer', 'day', 'note'])
    act(() => result.current.toggle('note'))
    act(() => result.current.toggle('customer'))
    expect(shown(result)).toEqual(['number', 'day', 'note'])
    act(() => result.current.toggle('customer'))
    expect(shown(result)).toEqual(['number', 'customer', 'day', 'note'])
    for (const source of ['day', 'customer', 'day']) act(() => result.current.toggle(source))
    expect(shown(result)).toEqual(['number', 'day', 'note'])
  })

  it('move left one place at a time, and return to the default on reset', () => {
    const { result } = runInAdmin(() => useColumns(columns, hiddenAtFirst))
    act(() => result.current.advance(2))
    expect(ordered(result)).toEqual(['number', 'day', 'customer', 'note'])
    act(() => result.current.advance(1))
    expect(ordered(result)).toEqual(['day', 'number', 'customer', 'note'])
    act(() => result.current.toggle('day'))
    expect(shown(result)).toEqual(['number', 'customer'])
    act(() => result.current.reset())
    expect(shown(result)).toEqual(['number', 'customer', 'day'])
    expect(ordered(result)).toEqual(['number', 'customer', 'day', 'note'])
  })

  it('are restored from storage, separately for each list', () => {
    const store = localStorageStore()
    const open = (resource: string) => runInAdmin(() => useColumns(columns, hiddenAtFirst), { resource, store })
    const first = open('orders')
    act(() => first.result.current.advance(1))
    act(() => first.result.current.toggle('day'))
    first.unmount()
    expect(shown(open('orders').result)).toEqual(['customer', 'number'])
    expect(shown(open('dishes').result)).toEqual(['number', 'customer', 'day'])
  })

  it('of a new version come last, and removed ones leave no gap', () => {
    const store = localStorageStore()
    const open = (some: typeof columns) => runInAdmin(() => useColumns(some, hiddenAtFirst), { store })
    const before = open(columns.slice(0, 3))
    act(() => before.result.current.advance(2))
    before.unmount()
    const after = open([...columns, column('total')])
    expect(ordered(after.result)).toEqual(['number', 'day', 'customer', 'note', 'total'])
    after.unmount()
    const fewer = open(columns.slice(0, 2))
    expect(ordered(fewer.result)).toEqual(['number', 'customer'])
    act(() => fewer.result.current.advance(1))
    expect(ordered(fewer.result)).toEqual(['customer', 'number'])
  })

  it('are the same array as long as nothing changes', () => {
    const { result, router } = runInAdmin(() => useColumns(columns, hiddenAtFirst))
    const before = result.current.shown
    act(() => void router.navigate('/elsewhere'))
    expect(result.current.shown).toBe(before)
  })
})
