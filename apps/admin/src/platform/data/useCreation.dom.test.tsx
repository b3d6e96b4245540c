import { contract } from '@potager/domain/contract'
import { type Dish, type DishDraft, dishError, newDish } from '@potager/domain/dish'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { Toaster } from '@potager/ui/toast'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { useCreation } from './useCreation.ts'
import { useRecords } from './useRecords.ts'

const tart = { ...newDish, name: 'Tarte aux blettes', price: 1250 }
const created = { body: drawBody(contract.dish.createDish.response, 1) }

/** A dish creation form with its requests and messages; `keys` are the idempotency keys sent. */
function creation(replies: Replies) {
  const onCreated = vi.fn<(dish: { id: string | number }) => void>()
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const office = backOffice(replies)
  const fieldOf = (field: string) => (field === 'price' ? 'euros' : field)
  const { result } = office.run(() =>
    useCreation<DishDraft, Dish>(useRecords<Dish>('dishes').create, { refusal: dishError, fieldOf, onCreated }),
  )
  render(<Toaster />)
  return {
    ...office,
    result,
    onCreated,
    fetched,
    send: (draft: DishDraft) => act(() => result.current.send(draft)),
    settled: () => waitFor(() => expect(result.current.submitting).toBe(false)),
    keys: () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key')),
  }
}

it('sends a form once, however often its button is pressed, and says what was created', async () => {
  const late = pendingReply()
  const { asked, result, onCreated, send } = creation({ createDish: () => late.reply })
  expect(result.current).toMatchObject({ submitting: false, serverErrors: {} })
  act(() => {
    result.current.send(tart)
    result.current.send(tart)
  })
  await waitFor(() => expect(result.current.submitting).toBe(true))
  send(tart)
  late.give(created)
  await waitFor(() => expect(onCreated).toHaveBeenCalled())
  expect(onCreated.mock.calls[0]?.[0].id).toBe(created.body.id)
  expect(asked).toMatchObject([{ call: 'createDish', body: { name: 'Tarte aux blettes', price: 12.5 } }])
})

it('sends the same content again under the same key, and other content under its own', async () => {
  const refusal = { status: 409, body: { message: 'Ce plat existe déjà' } }
  const { result, send, settled, keys } = creation({ createDish: () => refusal })
  for (const draft of [tart, { ...tart }, { ...tart, name: 'Tourte' }]) {
    send(draft)
    await waitFor(() => expect(result.current.refusalOf(draft)).not.toBe(''))
    await settled()
  }
  const [first, again, other] = keys()
  expect(first).toMatch(/.{8}/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('refused fields show their errors, and the first error is announced', async () => {
  const fields = { name: 'Nom trop court', price: 'Prix trop bas' }
  const { result, onCreated, send } = creation({ createDish: () => ({ status: 400, body: fields }) })
  send(tart)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Nom trop court'))
  expect(result.current.serverErrors).toEqual({ name: 'Nom trop court', euros: 'Prix trop bas' })
  expect(result.current.refusalOf(tart)).toBe('')
  expect(onCreated).not.toHaveBeenCalled()
})

it('a refusal without fields is announced, and shown until the form changes', async () => {
  const refusal = { status: 409, body: { message: 'Ce plat existe déjà' } }
  const replies = { createDish: (_: unknown, time: number) => (time === 1 ? refusal : created) }
  const { result, send, onCreated } = creation(replies)
  expect(result.current.refusalOf(tart)).toBe('')
  send(tart)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Ce plat existe déjà'))
  expect(result.current.refusalOf({ ...tart })).toBe('Ce plat existe déjà')
  expect(result.current.refusalOf({ ...tart, name: 'Tourte' })).toBe('')
  expect(result.current.serverErrors).toEqual({})
  send(tart)
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
})

it('a missing answer is announced, and no field is marked', async () => {
  const { result, send, settled, fetched } = creation({})
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  send(tart)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/connexion|serveur/i))
  await settled()
  expect(result.current.refusalOf(tart)).toBe('')
  expect(result.current.serverErrors).toEqual({})
})
