import { AdminContext } from '@potager/admin-kit'
import { frenchI18nProvider as i18nProvider } from '@potager/admin-kit/i18n'
import { exportOf } from '@potager/admin-kit/testing'
import { compareCustomers, customerDiffOf, readCustomerCard } from '@potager/domain/customer'
import { readCustomerFile } from '@potager/domain/forms'
import { render, screen, waitFor } from '@testing-library/react'
import { memoryStore, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { can } from '../platform/data/abilitiesOf.ts'
import { authProvider } from '../platform/services.ts'
import { backOffice } from '../testing/backOffice.tsx'
import { columns, resource } from './customers.tsx'

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
