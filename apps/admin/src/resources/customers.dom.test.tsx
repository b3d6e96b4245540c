import { exportOf } from '@potager/admin-kit/testing'
import { compareCustomers, customerDiffOf, readCustomerCard } from '@potager/domain/customer'
import { readCustomerFile } from '@potager/domain/forms'
import { expect, it } from 'vitest'
// oxlint-disable-next-line import/no-unassigned-import -- it gives the page its configuration
import '../testing/backOffice.tsx'
import { columns } from './customers.tsx'

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
