import { contract } from '@potager/domain/contract'
import type { CustomerCard } from '@potager/domain/customer'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { customerImportMessages as words } from '@potager/domain/messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { ImportCustomers } from './ImportCustomers.tsx'
import { useCustomerCreation } from './OpenNewCustomer.tsx'
import { useCustomerSearch, useNewCustomer } from './useCustomerChoice.tsx'
import { useCustomerRestaurant } from './useCustomerRestaurant.ts'

const zoe = { fullName: 'Zoé Martin', email: '', phone: '06 12 34 56 78', note: '' }
const made = { status: 201, body: drawBody(contract.customer.createCustomer.response, 1) }
const [known] = drawBody(contract.customer.searchCustomers.response, 1)
const refused = { status: 409, body: { message: 'Un client a déjà ce téléphone.', doubles: [known] } }

function creation(replies: Replies, restaurantId = '') {
  const onCreated = vi.fn<(customer: CustomerCard) => void>()
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const office = backOffice(replies)
  const { result } = office.run(() => useCustomerCreation(restaurantId, onCreated))
  return {
    ...office,
    result,
    onCreated,
    save: async (draft = zoe, confirmed = false) => {
      const before = fetched.mock.calls.length
      act(() => result.current.save(draft, confirmed))
      await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(before))
      await waitFor(() => expect(result.current.saving).toBe(false))
    },
    keys: () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key')),
  }
}

it('creating a customer sends the restaurant of the page', async () => {
  const { asked, onCreated, save } = creation({ createCustomer: () => made }, known?.id)
  await save()
  expect(onCreated.mock.calls).toMatchObject([[{ id: made.body.id }]])
  expect(asked).toMatchObject([
    { call: 'createCustomer', body: { fullName: 'Zoé Martin', phone: '06 12 34 56 78', restaurantId: known?.id } },
  ])
  expect(asked[0]?.body).not.toHaveProperty('confirmed')
})

it('a possible double offers the known customers; confirming creates another one under a new key', async () => {
  const { asked, result, onCreated, save, keys } = creation({
    createCustomer: (_, time) => (time === 1 ? refused : made),
  })
  await save()
  expect(result.current.refusal).toMatchObject({ doubles: [{ id: known?.id }], fields: {}, message: '' })
  expect(onCreated).not.toHaveBeenCalled()
  await save(zoe, true)
  expect(onCreated).toHaveBeenCalledOnce()
  expect(result.current.refusal.doubles).toEqual([])
  expect(asked[1]?.body).toMatchObject({ confirmed: true })
  expect(new Set(keys()).size).toBe(2)
})

it('a failed creation shows why, and the same content is sent again under the same key', async () => {
  const { result, save, keys } = creation({
    createCustomer: (_, time) => (time < 3 ? { status: 503, body: { message: 'Service indisponible.' } } : made),
  })
  await save()
  expect(result.current.refusal.message).toBe('Le client n’a pas été créé\u00a0: Service indisponible.')
  await save({ ...zoe })
  await save({ ...zoe, note: 'Sans noix' })
  const [first, again, other] = keys()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('a refused field is reported at that field only', async () => {
  const { result, save } = creation({ createCustomer: () => ({ status: 400, body: { phone: 'Numéro invalide' } }) })
  await save()
  expect(result.current.refusal).toEqual({ doubles: [], fields: { phone: 'Numéro invalide' }, message: '' })
})

it('creating a customer is not offered on a backend without that call [CUS-01]', () => {
  expect(backOffice().run(() => useNewCustomer('')).result.current.onCreate).toBeTypeOf('function')
  for (const extensions of [false, ['getCustomer']]) {
    const { result } = backOffice({}, { extensions }).run(() => useNewCustomer(''))
    expect(result.current).toEqual({ onCreate: undefined, dialog: null })
  }
})

const owner = { accessToken: 'jeton', refreshToken: 'autre', username: 'proprietaire', role: 'RESTAURANT_OWNER' }
const [one] = drawBody(contract.restaurant.listMyRestaurants.response, 1)
const [first, second] = [
  { ...one, id: '0197a000-0000-7000-8000-000000000001' },
  { ...one, id: '0197a000-0000-7000-8000-000000000002' },
]
const office = (own: readonly unknown[]) => backOffice({ listMyRestaurants: () => ({ body: own }) }, { auth: owner })

it('an owner of several restaurants is asked where a new customer belongs [CUS-08]', async () => {
  const { result } = office([first, second]).run(() => useCustomerRestaurant())
  await waitFor(() => expect(result.current.choice?.restaurants.items).toHaveLength(2))
  expect(result.current).toMatchObject({ id: '', choice: { value: '' } })
  act(() => result.current.choice?.onChange(second.id))
  expect(result.current).toMatchObject({ id: second.id, choice: { value: second.id } })
})

it('a new customer gets the only restaurant, or that of the page, without a question [CUS-08]', async () => {
  const { result, unmount } = office([first]).run(() => useCustomerRestaurant())
  await waitFor(() => expect(result.current).toEqual({ id: first.id, choice: undefined }))
  unmount()
  const { run, asked } = office([first, second])
  expect(run(() => useCustomerRestaurant(second.id)).result.current).toEqual({ id: second.id, choice: undefined })
  expect(asked).toEqual([])
})

it('a manager is not asked for the restaurant of a new customer', () => {
  expect(backOffice().run(() => useCustomerRestaurant()).result.current).toEqual({ id: '', choice: undefined })
})

const [customer] = drawBody(contract.customer.searchCustomers.response, 1)
const found = (fullName: string) => ({ body: [{ ...customer, fullName }] })

describe('the search of a customer', () => {
  it('calls the server only for a term, and has no results once the term is cleared', async () => {
    const { asked, run } = backOffice({ searchCustomers: () => found('Anne') })
    const { result } = run(useCustomerSearch)
    expect(result.current).toMatchObject({ options: [], answered: null, loading: false, error: undefined })
    act(() => result.current.onSearch('ann'))
    expect(result.current.loading).toBe(true)
    await waitFor(() => expect(result.current.answered).toBe('ann'))
    expect(result.current).toMatchObject({ options: [{ fullName: 'Anne' }], loading: false })
    act(() => result.current.onSearch(''))
    expect(result.current).toMatchObject({ options: [], answered: null, loading: false })
    expect(asked).toMatchObject([{ call: 'searchCustomers', query: { name: 'ann' } }])
  })

  it('never shows the answer to an older term, however late it comes', async () => {
    let answer = () => {}
    const late = new Promise<void>((give) => {
      answer = give
    })
    const { asked, run } = backOffice({
      searchCustomers: async ({ query }) => {
        const { name } = query as { name: string }
        if (name === 'an') await late
        return found(name)
      },
    })
    const { result } = run(useCustomerSearch)
    act(() => result.current.onSearch('an'))
    await waitFor(() => expect(asked).toHaveLength(1))
    act(() => result.current.onSearch('anne'))
    expect(result.current).toMatchObject({ options: [], answered: null })
    await waitFor(() => expect(result.current).toMatchObject({ answered: 'anne', options: [{ fullName: 'anne' }] }))
    answer()
    act(() => result.current.onSearch('an'))
    expect(result.current).toMatchObject({ options: [], answered: null })
    await waitFor(() => expect(result.current).toMatchObject({ answered: 'an', options: [{ fullName: 'an' }] }))
  })

  it('shows the server’s message on failure, or a default one', async () => {
    const { run } = backOffice({
      searchCustomers: (_, time) => ({ status: 403, body: time === 1 ? { message: 'Interdit.' } : {} }),
    })
    const { result } = run(useCustomerSearch)
    act(() => result.current.onSearch('a'))
    await waitFor(() => expect(result.current.error).toBe('Interdit.'))
    expect(result.current).toMatchObject({ options: [], answered: null, loading: false })
    act(() => result.current.onSearch('b'))
    await waitFor(() => expect(result.current.error).toBe('Erreur inconnue'))
  })
})

describe('ImportCustomers', () => {
  const holder = { accessToken: 'jeton', refreshToken: 'autre', username: 'proprietaire', role: 'RESTAURANT_OWNER' }
  const [drawnOne] = drawBody(contract.restaurant.listMyRestaurants.response, 1)
  const own = ['1', '2'].map((n) => ({
    ...drawnOne,
    id: `0197a000-0000-7000-8000-00000000000${n}`,
    name: `Maison ${n}`,
  }))
  const created = [{ row: 2, name: 'Zoé', changes: [{ field: 'fullName', from: '', to: 'Zoé' }] }]
  const compared = { created, changed: [], unchanged: [], refused: [], digest: 'd1' }

  it('importing customers assigns the new ones to the chosen restaurant [CUS-08]', async () => {
    const desk = backOffice(
      { listMyRestaurants: () => ({ body: own }), importCustomers: () => ({ body: compared }) },
      { auth: holder },
    )
    render(
      <QueryClientProvider client={desk.queryClient}>
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
    const sent = () => desk.asked.filter(({ body }) => (body as { apply?: boolean } | undefined)?.apply)
    await waitFor(() => expect(sent()).toMatchObject([{ body: { restaurantId: own[1]?.id, digest: 'd1' } }]))
  })
})
