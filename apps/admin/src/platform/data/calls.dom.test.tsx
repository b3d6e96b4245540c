import { callHealthOf } from '@potager/domain/analytics'
import { ApiError, type Call, type Client } from '@potager/domain/api'
import { contract } from '@potager/domain/contract'
import { type Dish, type DishDraft, dishError, listDishes, newDish, updateDish } from '@potager/domain/dish'
import { drawBody, type Replies, type Reply } from '@potager/domain/fixtures'
import type { Order } from '@potager/domain/order'
import { listReports } from '@potager/domain/report'
import type { HoursException } from '@potager/domain/restaurant'
import { addDays, todayInParis } from '@potager/domain/time'
import { Toaster } from '@potager/ui/toast'
import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerPage, backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { readAppConfig } from '../services.ts'
import { createCallLog, observed } from './callLog.ts'
import { listOf, useApiMutation, useApiQuery, useWholeList } from './useApi.ts'
import { useCreation } from './useCreation.ts'
import { useRecords } from './useRecords.ts'

const order = drawBody(contract.order.updateOrderStatus.response, 1)
// The contract refuses exceptional hours that are over.
const to = addDays(todayInParis(Date.now()), 20)
const exception = { ...drawBody(contract.restaurant.createHoursException.response, 1), endDate: to }

describe('writes with useRecords', () => {
  it('reject with the call’s own error, also where the session ends with it', async () => {
    const { run } = backOffice({
      updateOrderStatus: (_, time) => {
        if (time === 1) return { status: 409, body: { message: 'Déjà annulée.' } }
        localStorage.clear()
        return { status: 401, body: {} }
      },
    })
    const { result } = run(() => useRecords<Order>('orders'))
    const move = () => result.current.update({ id: order.id }, { status: 'READY' })
    await expect(move()).rejects.toMatchObject({ name: 'ApiError', status: 409, body: { message: 'Déjà annulée.' } })
    await expect(move()).rejects.toMatchObject({ name: 'ApiError', status: 401 })
  })

  it('have their code loaded before the first of them', async () => {
    const { dataProvider, run } = backOffice()
    const loaded = vi.spyOn(dataProvider, 'loadWrites')
    onTestFinished(() => loaded.mockRestore())
    run(() => useRecords<Order>('orders'))
    await waitFor(() => expect(loaded.mock.calls).toEqual([['orders']]))
  })

  it('reject with a 405 without a request if the backend lacks the call', async () => {
    const { asked, run } = backOffice({}, { extensions: false })
    const { result } = run(() => useRecords('dishes'))
    await expect(result.current.update({ id: 'd1' }, { available: false })).rejects.toMatchObject({
      name: 'ApiError',
      status: 405,
      body: { message: expect.stringContaining('ne propose pas cette modification') as string, fields: {} },
    })
    expect(asked).toEqual([])
  })

  it('invalidate no queries with the option readsAgain', async () => {
    const { queryClient, run } = backOffice({ updateOrderStatus: () => ({ body: order }) })
    const { result } = run(() => useRecords<Order>('orders'))
    const stale = () => ['orders', 'day'].filter((key) => queryClient.getQueryState([key])?.isInvalidated)
    for (const key of ['orders', 'day']) queryClient.setQueryData([key], [])
    await result.current.update({ id: order.id }, { status: 'READY' }, { readsAgain: true })
    expect(stale()).toEqual([])
    await result.current.update({ id: order.id }, { status: 'READY' })
    expect(stale()).toEqual(['orders', 'day'])
  })

  it('add exceptional hours to a restaurant and remove them, which makes its record stale', async () => {
    const { asked, queryClient, run } = backOffice({
      createHoursException: () => ({ body: exception }),
      deleteHoursException: () => ({ body: exception }),
    })
    const { result } = run(() => useRecords<HoursException>('hours-exceptions'))
    const draft = { restaurantId: exception.id, from: addDays(to, -2), to, hours: null, reason: ' Fêtes ' }
    queryClient.setQueryData(['restaurants'], [])
    const created = await result.current.create(draft, 'k1')
    expect(created).toMatchObject({ id: exception.id, to })
    expect(queryClient.getQueryState(['restaurants'])?.isInvalidated).toBe(true)
    await result.current.remove({ ...created, restaurantId: exception.id })
    expect(asked).toMatchObject([
      { call: 'createHoursException', params: { id: exception.id }, body: { endDate: to, reason: 'Fêtes' } },
      { call: 'deleteHoursException', params: { id: exception.id, exceptionId: exception.id } },
    ])
  })
})

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

const [dish] = drawBody(contract.dish.listDishes.response, 1, 'everything')
if (!dish) throw new Error('No dish was drawn')

const change = { ...newDish, id: dish.id, name: 'Tourte', price: 1250, version: 3 }

function useDishes(told: Parameters<typeof useApiMutation<typeof change, unknown>>[1] = {}) {
  const { mutate, isPending, isError } = useApiMutation(updateDish, told)
  return { dishes: listOf(useApiQuery(listDishes, undefined)), isPending, isError, change: () => mutate(change) }
}

describe('a change with useApiMutation', () => {
  it('calls onSuccess and refetches the queries that show the same data', async () => {
    const onSuccess = vi.fn<(dish: unknown, input: unknown) => void>()
    const { asked, run } = backOffice({
      listDishes: () => ({ body: [dish] }),
      updateDish: () => ({ body: { ...dish, name: 'Tourte' } }),
    })
    const { result } = run(() => useDishes({ onSuccess }))
    expect(result.current.dishes).toMatchObject({ items: null, failure: undefined })
    await waitFor(() => expect(result.current.dishes.items).toMatchObject([{ id: dish.id }]))
    act(() => result.current.change())
    await waitFor(() => expect(asked.map(({ call }) => call)).toEqual(['listDishes', 'updateDish', 'listDishes']))
    expect(asked[1]).toMatchObject({ params: { id: dish.id }, body: { name: 'Tourte', price: 12.5, version: 3 } })
    expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ name: 'Tourte' }), change)
  })

  it.each([
    ['comes too late: what it changes is gone', 404, 2],
    ['comes too late: somebody else was before', 409, 2],
    ['is not allowed: what is shown still holds', 403, 1],
  ])('calls onError, and refetches only outdated data, if it %s', async (_, status, reads) => {
    const onError = vi.fn<(error: { status: number }, input: unknown) => void>()
    const refusal: Reply = { status, body: { message: 'Non' } }
    const { asked, run } = backOffice({ listDishes: () => ({ body: [dish] }), updateDish: () => refusal })
    const { result } = run(() => useDishes({ onError }))
    await waitFor(() => expect(result.current.dishes.items).toHaveLength(1))
    act(() => result.current.change())
    await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status }), change))
    await waitFor(() => expect(asked.filter(({ call }) => call === 'listDishes')).toHaveLength(reads))
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(asked.filter(({ call }) => call === 'listDishes')).toHaveLength(reads)
  })

  it('is not retried when it fails, and needs no callbacks', async () => {
    const { asked, run } = backOffice({
      listDishes: () => ({ body: [dish] }),
      updateDish: () => ({ status: 503 }),
    })
    const { result } = run(() => useDishes())
    act(() => result.current.change())
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(asked.filter(({ call }) => call === 'updateDish')).toHaveLength(1)
  })
})

describe('a list for a view', () => {
  it('gives the reason of a failure, and is read again by onRetry', async () => {
    const refusal = { status: 403, body: { message: 'Accès refusé' } }
    const { run } = backOffice({ listDishes: (_, time) => (time === 1 ? refusal : { body: [dish] }) })
    const { result } = run(() => useDishes())
    await waitFor(() => expect(result.current.dishes.failure).toBe('Accès refusé'))
    expect(result.current.dishes.items).toBeNull()
    act(() => result.current.dishes.onRetry())
    await waitFor(() => expect(result.current.dishes).toMatchObject({ items: [{ id: dish.id }], failure: undefined }))
  })

  it('gives a default reason if the server gives none', async () => {
    const { run } = backOffice({ listDishes: () => ({ status: 403 }) })
    const { result } = run(() => useDishes())
    await waitFor(() => expect(result.current.dishes.failure).toBe('Erreur inconnue'))
  })

  it('is read to its last page if it is paged', async () => {
    const [report] = drawBody(contract.report.listReports.response, 1, 'everything').content
    const { asked, run } = backOffice({
      listReports: (_, time) => ({
        body: answerPage([{ ...report, id: `01955b3b-0000-7000-8000-00000000000${time}` }], {
          total: 102,
          last: time === 2,
        }),
      }),
    })
    const { result } = run(() => useWholeList(listReports, { enabled: true, resolved: true }))
    await waitFor(() => expect(result.current.data).toMatchObject({ total: 102, complete: true }))
    expect(result.current.data?.rows).toHaveLength(2)
    expect(asked.map(({ query }) => query)).toEqual([
      { resolved: 'true', page: '0', size: '100' },
      { resolved: 'true', page: '1', size: '100' },
    ])
  })
})

it('reads the page’s configuration, and works without one', () => {
  expect(readAppConfig('{"apiBase":"https://autre.example/v1/","extensions":false}')).toEqual({
    apiBase: 'https://autre.example/v1',
    extensions: false,
  })
  for (const text of [undefined, '', 'null', '{', '{"apiBase":3}']) {
    expect(readAppConfig(text)).toEqual({ apiBase: '/api', extensions: true })
  }
})

const callAt = (path: string): Call<undefined, string> => ({
  name: 'anything',
  resource: 'sessions',
  method: 'GET',
  path,
  access: 'signed-in',
  request: () => ({}),
  response: () => '',
})
const chatbot = callAt('/admin/chatbot/sessions')
const open: Client['open'] = () => Promise.resolve(new ReadableStream<Uint8Array>())
const refusal = (failure: ApiError['failure'], status: number) => new ApiError(failure, status, { fields: {} }, 'échec')

function clientThat(end: () => Promise<unknown>) {
  const log = createCallLog()
  const client = observed({ open, send: async (call, input) => (await end(), call.response('', input)) }, log)
  const send = (call = chatbot) => client.send(call, undefined).catch(() => undefined)
  return { log, send }
}

it('the call log records the outcome of calls to the chatbot only [CBD-11]', async () => {
  const { log, send } = clientThat(() => Promise.resolve())
  await send(callAt('/menu/order'))
  expect(callHealthOf(log.read()).service).toBe('unknown')
  let told = 0
  log.subscribe(() => {
    told += 1
  })
  await send()
  expect(callHealthOf(log.read())).toMatchObject({ service: 'ok', connection: 'connected', calls: 1 })
  expect(told).toBe(1)
})

it('the call log distinguishes failed, unanswered and refused calls [CBD-11] [ANA-15]', async () => {
  const resultOf = async (error: unknown) => {
    const { log, send } = clientThat(async () => {
      throw error
    })
    await send()
    return log.read().map(({ result }) => result)
  }
  expect(await resultOf(refusal('refused', 503))).toEqual(['failed'])
  expect(await resultOf(refusal('network', 0))).toEqual(['unanswered'])
  expect(await resultOf(refusal('timeout', 0))).toEqual(['unanswered'])
  expect(await resultOf(refusal('refused', 404))).toEqual(['answered'])
  expect(await resultOf(refusal('aborted', 0))).toEqual([])
})

it('the call log keeps the last 50 calls', async () => {
  const { log, send } = clientThat(() => Promise.resolve())
  for (let sent = 0; sent < 60; sent += 1) await send()
  expect(log.read()).toHaveLength(50)
})
