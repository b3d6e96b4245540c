import { callHealthOf } from '@potager/domain/analytics'
import { ApiError, type Call, type Client } from '@potager/domain/api'
import { expect, it } from 'vitest'
import { createCallLog, observed } from './callLog.ts'

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
