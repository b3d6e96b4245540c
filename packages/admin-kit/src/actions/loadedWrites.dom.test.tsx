import { useQuery } from '@tanstack/react-query'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { runInAdmin } from '../testing/runInAdmin.tsx'
import { useActions } from './useActions.tsx'

afterEach(cleanup)

it('loads what writes a resource ahead, once the rows are there and not before', async () => {
  const loadWrites = vi.fn<() => Promise<void>>(async () => {})
  let answer = (_: string[]) => {}
  const rows = new Promise<string[]>((resolve) => {
    answer = resolve
  })
  const { result } = runInAdmin(
    () => {
      useActions()
      return useQuery({ queryKey: ['orders'], queryFn: () => rows })
    },
    { dataProvider: { loadWrites } },
  )
  // Longer than the browser is given to be idle.
  await act(() => new Promise((done) => setTimeout(done, 300)))
  expect(loadWrites).not.toHaveBeenCalled()
  answer(['o1'])
  await waitFor(() => expect(result.current.data).toEqual(['o1']))
  await waitFor(() => expect(loadWrites.mock.calls).toEqual([['orders']]))
})
