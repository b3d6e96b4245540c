import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { readChosen } from './BulkActions.tsx'

const stored = new Map([
  ['b', { id: 'b' }],
  ['c', { id: 'c' }],
])
const provider = {
  getMany: async (_: string, { ids }: { ids: unknown[] }) => {
    if (ids.includes('cut')) throw new HttpError('Connexion impossible', 0)
    return { data: ids.flatMap((id) => (stored.get(String(id)) as never) ?? []) }
  },
}

it('readChosen takes shown rows as they are, reads the others, lists missing or hidden ones as gone', async () => {
  const shown = [{ id: 'a', shown: true }, { id: 'z' }]
  const chosen = await readChosen(provider, 'diseases', { ids: ['a', 'b', 'gone', 'hidden', 'c'], shown })
  expect(chosen).toEqual({ rows: [{ id: 'a', shown: true }, { id: 'b' }, { id: 'c' }], gone: ['gone', 'hidden'] })
})

it('readChosen throws when a row cannot be read, so that nothing is done to only some of them', async () => {
  await expect(readChosen(provider, 'diseases', { ids: ['b', 'cut'], shown: [] })).rejects.toThrow(
    'Connexion impossible',
  )
})
