import { expect, it } from 'vitest'
import { userExportRecord } from './user-export.ts'
import { userExportText } from './user-export-text.ts'

const held = {
  exportedAt: '2026-11-25T09:00:00.000Z',
  account: {
    id: 'u1',
    username: 'camille',
    email: 'camille@exemple.fr',
    firstName: 'Camille',
    lastName: 'Roux',
    role: 'MANAGER',
    tasks: ['orders', 'menu'],
    createdAt: '2026-01-02T10:00:00.000Z',
  },
  restaurants: [{ id: 'r1', name: 'Le Potager', since: null }],
  sessions: [
    { device: 'Firefox sur Linux', createdAt: '2026-11-24T09:00:00.000Z', endsAt: '2026-12-01T09:00:00.000Z' },
  ],
  addresses: [],
  refusedSignIns: [{ hour: '2026-11-24T09:00:00.000Z', refused: 2 }],
  reviews: [],
  history: [{ at: '2026-11-24T09:00:00.000Z', action: 'login', reason: '' }],
}

it('an account’s export describes the data held in words, and leaves out empty parts [RIG-07]', () => {
  const text = userExportText(userExportRecord.read(held)).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(text).toContain('Nom complet : Camille Roux')
  expect(text).toContain('Rôle : Gérant')
  expect(text).toContain('Tâches : Commandes, Carte')
  expect(text).toContain('Firefox sur Linux')
  expect(text).toContain('2 essais refusés')
  expect(text).toContain('Connexion')
  expect(text).not.toMatch(/Depuis|Avis|Empreintes/)
})
