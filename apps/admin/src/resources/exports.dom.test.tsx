import { AdminContext } from '@potager/admin-kit'
import { frenchI18nProvider as i18nProvider } from '@potager/admin-kit/i18n'
import { exportOf } from '@potager/admin-kit/testing'
import { contract } from '@potager/domain/contract'
import { compareCustomers, customerDiffOf, readCustomerCard } from '@potager/domain/customer'
import type { Disease } from '@potager/domain/disease'
import { readDish } from '@potager/domain/dish'
import type { EventRequest } from '@potager/domain/event-request'
import { drawBody } from '@potager/domain/fixtures'
import { readCustomerFile, readDiseaseFile } from '@potager/domain/forms'
import type { Order } from '@potager/domain/order'
import type { Reservation } from '@potager/domain/reservation'
import { listRestaurants } from '@potager/domain/restaurant'
import { render, screen, waitFor } from '@testing-library/react'
import { memoryStore, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { can } from '../platform/data/abilitiesOf.ts'
import { authProvider } from '../platform/services.ts'
import { backOffice } from '../testing/backOffice.tsx'
import { columns, resource } from './customers.tsx'
import { columns as diseaseColumns } from './diseases.tsx'
import { columns as dishColumns } from './dishes.tsx'
import { columns as eventColumns } from './event-requests.tsx'
import { columns as orderColumns } from './orders.tsx'
import { columns as reservationColumns } from './reservations.tsx'
import { columns as restaurantColumns } from './restaurants.tsx'

const ids = [1, 2, 3, 4].map((n) => `0197a000-0000-7000-8000-00000000000${n}`)
const people = [
  { fullName: 'Zoé Martin', email: 'zoe@exemple.fr', phone: '+33612345678', note: 'Sans noix ; terrasse\n« fidèle »' },
  { fullName: '=Ben "Le Roi"', email: '', phone: '+3225551234', note: '+1 enfant' },
  { fullName: 'Anne Roy', email: 'anne@exemple.fr', phone: '', note: '' },
  { fullName: "-d'Artois", email: 'Artois@Exemple.fr', phone: '+33240000000', note: "'cité'" },
]

it('an export that is imported as it is changes nothing [CUS-09]', () => {
  const cards = people.map((person, index) => readCustomerCard({ id: ids[index], ...person, orders: 2, spent: 12.5 }))
  const file = readCustomerFile(new TextEncoder().encode(exportOf(columns, cards)))
  if ('problem' in file) throw new Error(file.problem)
  const known = people.map((person, index) => ({ id: ids[index] ?? '', ...person }))
  expect(file.refused).toEqual([])
  const filled = people.map((person) => Object.fromEntries(Object.entries(person).filter(([, text]) => text !== '')))
  expect(file.rows).toMatchObject(filled)
  expect(customerDiffOf(compareCustomers(known, file.rows))).toMatchObject({
    created: [],
    changed: [],
    refused: [],
    unchanged: people.map(({ fullName }) => ({ name: fullName })),
  })
})

it.each([
  { offered: 1, erasedAt: undefined },
  { offered: 0, erasedAt: '2026-11-25T09:00:00.000Z' },
])('offers to change a customer, unless the person is erased: $offered [RIG-02]', async ({ offered, erasedAt }) => {
  const { dataProvider, queryClient } = backOffice({ getHistory: () => ({ body: [] }) })
  const card = readCustomerCard({ id: ids[0], ...people[0], orders: 2, spent: 12.5, erasedAt })
  const rows = {
    ...dataProvider,
    getOne: async () => ({ data: card as never }),
    getManyReference: async () => ({ data: [], total: 0 }),
  }
  const page = (
    <AdminContext {...{ authProvider, can, dataProvider: rows, i18nProvider, queryClient, store: memoryStore() }}>
      <ResourceContextProvider value="customers">
        <resource.show />
      </ResourceContextProvider>
    </AdminContext>
  )
  const at = { initialEntries: [`/console/customers/${card.id}`] }
  render(<RouterProvider router={createMemoryRouter([{ path: '/console/customers/:id', element: page }], at)} />)
  await screen.findByRole('heading', { name: 'Détails' })
  expect(screen.queryAllByRole('button', { name: 'Modifier' })).toHaveLength(offered)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
})

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

const coryza: Disease = {
  id: '0197a000-0000-4000-8000-000000000001',
  name: 'Coryza',
  description: 'Rhume.',
  urgency: 'MEDIUM',
  advice: 'Consultez.',
  prevention: 'Vaccin.',
  symptoms: ['fièvre', 'toux'],
  affectedRaces: ['Siamois', 'Persan'],
}

it('exports all of a disease, as the import reads it', () => {
  const file = new TextEncoder().encode(exportOf(diseaseColumns, [coryza]))
  expect(readDiseaseFile(file)).toEqual({ rows: [{ ...coryza, row: 2 }], refused: [] })
})

const tart = { id: 'd1', name: 'Tarte', description: '', category: 'DESSERT', price: 7.5, available: true }

it('exports a dish with its category in words, its price in euros, and never a missing allergen list as none', () => {
  const dishes = [
    tart,
    { ...tart, allergens: [], available: false, price: 12 },
    { ...tart, allergens: ['MILK', 'EGGS'] },
  ]
  const [heads, ...rows] = exportOf(dishColumns, dishes.map(readDish)).trim().split('\r\n')
  expect(heads?.split(';')).toHaveLength(6)
  expect(rows).toEqual([
    'd1;Tarte;Desserts;7,5;oui;Information non disponible',
    'd1;Tarte;Desserts;12;non;Aucun allergène connu',
    'd1;Tarte;Desserts;7,5;oui;"Lait, Œufs"',
  ])
})

it('exports an unknown category with spaces for underscores', () => {
  const [, row] = exportOf(dishColumns, [readDish({ ...tart, category: 'PLAT_DU_JOUR' })]).split('\r\n')
  expect(row).toContain(';PLAT DU JOUR;')
})

const order: Order = {
  id: '00000000-0000-0000-0000-00000012ab34',
  customerName: 'Léa Martin',
  status: 'READY',
  total: 1250,
  createdAt: Date.parse('2026-07-14T17:00:00Z'),
  delivery: true,
  restaurantName: 'Blé Noir',
  wantedTime: '19:30',
  deliveryAddress: '3 rue des Lilas',
  deliveryPhone: '+33612345678',
  lines: [
    { id: 'l', dishName: 'Tarte', unitPrice: 1250, quantity: 1, total: 1250, allergens: [], note: 'sans oignon' },
  ],
}

it('exports an order with reference, shown number, status in words, euros, lines with notes, time and address [WIZ-22] [WIZ-23]', () => {
  const [heads, row] = exportOf(orderColumns(), [order]).split('\r\n')
  expect(heads).toBe(
    '\ufeffRéférence;Numéro;Prise le;Client;Restaurant;Service;Statut;Total TTC;Pour quelle heure;Adresse de livraison;Téléphone;Plats',
  )
  expect(row).toBe(
    `${order.id};#12ab34;14/07/2026 19:00;Léa Martin;Blé Noir;Livraison;Prête;12,5;19:30;3 rue des Lilas;06\u00a012\u00a034\u00a056\u00a078;1\u00a0×\u00a0Tarte (sans oignon)`,
  )
})

it('exports a restaurant with its address on one line, its features in words and its rooms counted', () => {
  const [drawn] = drawBody(contract.restaurant.listRestaurants.response, 1, 'everything')
  const address = {
    streetNumber: 3,
    streetName: 'rue des Jardins',
    postalCode: '35000',
    city: 'Rennes',
    country: 'France',
  }
  const [meetingRoom] = drawn?.meetingRooms ?? []
  const body = {
    ...drawn,
    id: 'r1',
    name: 'La Fane',
    numberPlace: 40,
    numberPrinter: 2,
    restaurantFeatures: ['TERRASSE', 'WIFI_HAUT_DEBIT'],
    address,
    meetingRooms: [meetingRoom, meetingRoom, meetingRoom],
  }
  const [heads, row] = exportOf(restaurantColumns(), listRestaurants.response([body], undefined)).split('\r\n')
  expect(heads).toBe('\ufeffRéférence;Nom;Adresse;Places;Imprimantes;Équipements;Salles')
  expect(row).toBe('r1;La Fane;"3 rue des Jardins, 35000 Rennes";40;2;"TERRASSE, WIFI HAUT DEBIT";3')
})
