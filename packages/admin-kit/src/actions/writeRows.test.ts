import { HttpError } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { PartlyFailed } from '../data/failures.ts'
import { undoRows, writeRows } from './writeRows.ts'

type Row = { id: string; role: string }
type Writer = Parameters<typeof writeRows>[0]

const rows: Row[] = [
  { id: 'a', role: 'MANAGER' },
  { id: 'b', role: 'ADMIN' },
  { id: 'c', role: 'MANAGER' },
]
const action = { data: { role: 'RESTAURANT_OWNER' } }

function provider(failure?: Error) {
  const updateMany = vi.fn<Writer['updateMany']>(async () => {
    if (failure) throw failure
  })
  const deleteMany = vi.fn<Writer['deleteMany']>(async () => undefined)
  return { updateMany, deleteMany }
}

it('writeRows updates or deletes all rows in one call, with their previous data', async () => {
  const { updateMany, deleteMany } = provider()
  expect(await writeRows({ updateMany, deleteMany }, 'users', action, rows, '')).toEqual([])
  expect(updateMany).toHaveBeenCalledExactlyOnceWith('users', {
    ids: ['a', 'b', 'c'],
    data: { role: 'RESTAURANT_OWNER' },
    meta: { previousData: rows },
  })
  await writeRows({ updateMany, deleteMany }, 'diseases', {}, rows, '')
  expect(deleteMany).toHaveBeenCalledExactlyOnceWith('diseases', {
    ids: ['a', 'b', 'c'],
    meta: { previousData: rows },
  })
})

it('writeRows deletes with the reason that was asked for', async () => {
  const { updateMany, deleteMany } = provider()
  await writeRows({ updateMany, deleteMany }, 'diseases', { asksReason: true }, rows, 'En double')
  expect(deleteMany).toHaveBeenCalledExactlyOnceWith('diseases', {
    ids: ['a', 'b', 'c'],
    meta: { previousData: rows, reason: 'En double' },
  })
})

it('writeRows gives the failed rows with reasons, or all rows when the error names none', async () => {
  const partly = provider(new PartlyFailed([{ id: 'b', message: 'Changé entre-temps' }], ['a', 'c']))
  expect(await writeRows(partly, 'users', action, rows, '')).toEqual([{ row: rows[1], why: 'Changé entre-temps' }])
  const all = await writeRows(provider(new HttpError('Panne', 500)), 'users', action, rows, '')
  expect(all.map(({ row, why }) => `${row.id} ${why}`)).toEqual(['a Panne', 'b Panne', 'c Panne'])
})

it('undoRows restores the previous values of each row, and skips rows that cannot be undone', async () => {
  const { updateMany, deleteMany } = provider()
  const undo = ({ id, role }: Row) => (id === 'c' ? null : { role })
  expect(await undoRows({ updateMany, deleteMany }, 'users', undo, rows)).toEqual([])
  expect(updateMany.mock.calls.map(([, { ids, data }]) => [ids, data])).toEqual([
    [['a'], { role: 'MANAGER' }],
    [['b'], { role: 'ADMIN' }],
  ])
})
