import { describe, expect, it } from 'vitest'
import { customerExportRecord, userExportRecord } from './customer-export.ts'
import { customerExportText, userExportText } from './export-text.ts'

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

describe('a customer’s export in words', () => {
  const customerHeld = {
    exportedAt: '2026-11-25T09:00:00.000Z',
    records: [
      {
        id: 'c1',
        fullName: 'Zoé Martin',
        phone: '+33612345678',
        email: '',
        note: 'Terrasse',
        createdAt: '2026-01-02T10:00:00.000Z',
        messages: 'nothing',
      },
    ],
    orders: [
      {
        id: 'o1',
        createdAt: '2026-02-03T11:30:00.000Z',
        restaurant: 'Le Potager',
        customerName: 'Zoé Martin',
        status: 'COMPLETED',
        delivery: false,
        total: 15,
        lines: [{ dish: 'Tarte', quantity: 2, unitPrice: 7.5 }],
      },
    ],
    bookings: [],
    visits: [{ id: 'v1', restaurant: 'Le Potager du Canal', visitedOn: '2026-02-03' }],
    reviews: [],
    messages: [
      {
        id: 'm1',
        createdAt: '2026-02-03T11:40:00.000Z',
        kind: 'order-ready',
        name: 'Zoé Martin',
        email: '',
        phone: '+33612345678',
        state: 'done',
        settledAt: '2026-02-03T11:45:00.000Z',
      },
    ],
    history: [{ at: '2026-02-03T11:30:00.000Z', action: 'createOrder', reason: '' }],
  }

  it('a customer’s export shows the wished moment and the price of a booking [RIG-05]', () => {
    const wish = { start: '2026-02-10T20:00:00', end: '2026-02-10T22:00:00', people: 4 }
    const moment = { start: '2026-02-03T20:00:00', end: '2026-02-03T22:00:00', people: 2 }
    const booking = { id: 'b1', createdAt: '2026-02-01T11:40:00.000Z', kind: 'RESERVATION', status: 'CONFIRMED', wish }
    const free = { restaurant: 'Vert', cancelReason: '', notes: '', title: '', description: '', specialRequests: '' }
    const bookings = [{ ...booking, ...moment, ...free, contactPhone: '', price: 450.5 }]
    const text = customerExportText(customerExportRecord.read({ ...customerHeld, bookings })).replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    )
    expect(text).toContain('Autre moment souhaité : 10/02/2026 20:00 – 10/02/2026 22:00, 4 personnes')
    expect(text).toContain('Prix TTC : 450,50 €')
  })

  it('a customer’s export describes the data held in words, and leaves out empty parts [RIG-05]', () => {
    const text = customerExportText(customerExportRecord.read(customerHeld)).replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(text).toContain('Téléphone : 06 12 34 56 78')
    expect(text).toContain('Note : Terrasse')
    expect(text).toContain('Messages : Aucun, à sa demande')
    expect(text).toContain('2 × Tarte, 7,50 €')
    expect(text).toContain('Total TTC : 15,00 €')
    expect(text).toContain('03/02/2026 12:40, Commande prête')
    expect(text).toContain('Pour : Zoé Martin, 06 12 34 56 78')
    expect(text).toContain('État : Transmis')
    expect(text).toContain('Commande prise')
    expect(text).not.toContain('E-mail')
    expect(text).not.toMatch(/Avis|Réservations/)
  })
})
