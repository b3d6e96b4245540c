import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { readChosen } from './readChosen.ts'

const stored = new Map([
  ['b', { id: 'b' }],
  ['c', { id: 'c' }],
])
const provider = {
  getOne: async (_: string, { id }: { id: unknown }) => {
    if (id === 'cut') throw new HttpError('Connexion impossible', 0)
    if (id === 'hidden') throw new HttpError('Interdit', 403)
    const data = stored.get(String(id))
    if (!data) throw new HttpError('Introuvable', 404)
    return { data: data as never }
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
