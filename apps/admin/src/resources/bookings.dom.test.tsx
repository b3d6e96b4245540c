import { exportOf } from '@potager/admin-kit/testing'
import type { EventRequest } from '@potager/domain/event-request'
import type { Reservation } from '@potager/domain/reservation'
import { expect, it } from 'vitest'
// oxlint-disable-next-line import/no-unassigned-import -- it gives the pages their configuration
import '../testing/backOffice.tsx'
import { columns as eventColumns } from './event-requests.tsx'
import { columns as reservationColumns } from './reservations.tsx'

const booking = {
  id: 'b1',
  customerId: 'c1',
  customerName: 'Léa Martin',
  restaurantId: 'r1',
  restaurantName: 'Blé Noir',
  start: '2026-11-21T19:00:00',
  end: '2026-11-22T00:30:00',
  people: 8,
  status: 'PENDING',
  createdAt: Date.parse('2026-11-18T09:12:00Z'),
} as const

/** A row of an export, by the heading of each cell. */
function rowOf(file: string) {
  const [heads = '', cells = ''] = file.replace('\ufeff', '').split('\r\n')
  return Object.fromEntries(heads.split(';').map((head, index) => [head, cells.split(';')[index]]))
}

const both = {
  Référence: 'b1',
  Client: 'Léa Martin',
  Début: '21/11/2026 19:00',
  Fin: '22/11/2026 00:30',
  Restaurant: 'Blé Noir',
  Personnes: '8',
  Statut: 'En attente',
}

it('exports a reservation with its start and end, and its price as a number [FIG-11]', () => {
  const reservation: Reservation = {
    ...booking,
    type: 'MEETING_ROOM',
    roomName: 'Salle des Tilleuls',
    totalPrice: 123_450,
    notes: '=8 chaises',
    noShow: false,
  }
  expect(rowOf(exportOf(reservationColumns, [reservation]))).toEqual({
    ...both,
    Type: 'Salle de réunion',
    Lieu: 'Salle des Tilleuls',
    Prix: '1234,5',
    Remarques: "'=8 chaises",
    'Prise le': '18/11/2026 10:12',
  })
})

it('exports an event request with its start and end, its estimate as a number, and what was asked [FIG-11]', () => {
  const request: EventRequest = {
    ...booking,
    title: 'Noël',
    type: 'REUNION_ENTREPRISE',
    estimatedPrice: 45_000,
    description: 'Repas assis',
    specialRequests: 'Micro',
    phone: '+33612345678',
  }
  expect(rowOf(exportOf(eventColumns, [request]))).toEqual({
    ...both,
    Titre: 'Noël',
    Type: "Réunion d'entreprise",
    Téléphone: '06\u00a012\u00a034\u00a056\u00a078',
    Lieu: 'Tout le restaurant',
    'Prix estimé': '450',
    Description: 'Repas assis',
    'Demandes particulières': 'Micro',
    'Reçue le': '18/11/2026 10:12',
  })
})

it('leaves the cells of unreadable times and missing prices empty', () => {
  const bare = { ...booking, start: null, end: null, type: 'MEETING_ROOM', noShow: false }
  expect(rowOf(exportOf(reservationColumns, [bare]))).toMatchObject({ Début: '', Fin: '', Prix: '', Remarques: '' })
})
