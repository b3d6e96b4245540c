import { contract } from '@potager/domain/contract'
import type { CustomerCard } from '@potager/domain/customer'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { useCustomerCreation } from './OpenNewCustomer.tsx'

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
