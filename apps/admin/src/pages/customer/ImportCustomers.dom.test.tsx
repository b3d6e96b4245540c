import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { customerImportMessages as words } from '@potager/domain/messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { ImportCustomers } from './ImportCustomers.tsx'

const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'proprietaire', role: 'RESTAURANT_OWNER' }
const [one] = drawBody(contract.restaurant.listMyRestaurants.response, 1)
const own = ['1', '2'].map((n) => ({ ...one, id: `0197a000-0000-7000-8000-00000000000${n}`, name: `Maison ${n}` }))
const created = [{ row: 2, name: 'Zoé', changes: [{ field: 'fullName', from: '', to: 'Zoé' }] }]
const compared = { created, changed: [], unchanged: [], refused: [], digest: 'd1' }

it('importing customers assigns the new ones to the chosen restaurant [CUS-08]', async () => {
  const office = backOffice(
    { listMyRestaurants: () => ({ body: own }), importCustomers: () => ({ body: compared }) },
    { auth: owner },
  )
  render(
    <QueryClientProvider client={office.queryClient}>
      <ImportCustomers onClose={() => {}} />
    </QueryClientProvider>,
  )
  const input = document.querySelector('input[type=file]')
  const file = new File(['Nom;Téléphone\r\nZoé;0612345678'], 'clients.csv', { type: 'text/csv' })
  fireEvent.change(input ?? document.body, { target: { files: [file] } })
  const apply = await screen.findByRole('button', { name: words.apply(1) }, { timeout: 10_000 })
  await screen.findByRole('option', { name: 'Maison 2' })
  fireEvent.click(apply)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: own[1]?.id } })
  fireEvent.click(apply)
  const sent = () => office.asked.filter(({ body }) => (body as { apply?: boolean } | undefined)?.apply)
  await waitFor(() => expect(sent()).toMatchObject([{ body: { restaurantId: own[1]?.id, digest: 'd1' } }]))
})
