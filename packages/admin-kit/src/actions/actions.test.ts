import { consoleMessages as words } from '@potager/domain/messages'
import { HttpError } from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import { PartlyFailed } from '../data/failures.ts'
import { questionOf, undoRows, writeRows } from './action.ts'
import { readChosen } from './BulkActions.tsx'

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

describe('BulkActions', () => {
  const stored = new Map([
    ['b', { id: 'b' }],
    ['c', { id: 'c' }],
  ])
  const reads = {
    getMany: async (_: string, { ids }: { ids: unknown[] }) => {
      if (ids.includes('cut')) throw new HttpError('Connexion impossible', 0)
      return { data: ids.flatMap((id) => (stored.get(String(id)) as never) ?? []) }
    },
  }

  it('readChosen takes shown rows as they are, reads the others, lists missing or hidden ones as gone', async () => {
    const shown = [{ id: 'a', shown: true }, { id: 'z' }]
    const chosen = await readChosen(reads, 'diseases', { ids: ['a', 'b', 'gone', 'hidden', 'c'], shown })
    expect(chosen).toEqual({ rows: [{ id: 'a', shown: true }, { id: 'b' }, { id: 'c' }], gone: ['gone', 'hidden'] })
  })

  it('readChosen throws when a row cannot be read, so that nothing is done to only some of them', async () => {
    await expect(readChosen(reads, 'diseases', { ids: ['b', 'cut'], shown: [] })).rejects.toThrow(
      'Connexion impossible',
    )
  })
})

const subject = { count: words.counts.users, fullNameOf: ({ id }: { id: string }) => id, things: words.things.users }
const role = { label: 'Nommer gérant', question: (counted?: string) => words.questions.role('Gérant', counted) }

it('questionOf builds the question from the verb and what it is done to', () => {
  expect(questionOf({ label: 'Suspendre' }, subject, [{ id: 'ana' }])).toMatchObject({
    title: 'Suspendre le compte\u00a0?',
    confirmLabel: 'Suspendre le compte',
  })
})

it('questionOf uses the action’s own question and its warning', () => {
  expect(questionOf({ ...role, warning: 'Attention.' }, subject, [{ id: 'ana' }])).toMatchObject({
    title: 'Donner le rôle «\u00a0Gérant\u00a0» à ce compte\u00a0?',
    message: '«\u00a0ana\u00a0». Attention.',
    confirmLabel: 'Nommer gérant',
  })
  expect(questionOf(role, subject, [{ id: 'ana' }, { id: 'bea' }]).title).toBe(
    'Donner le rôle «\u00a0Gérant\u00a0» à 2 comptes\u00a0?',
  )
})
