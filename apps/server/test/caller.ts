import { fillPath } from '@potager/domain/api'
import { contract, type Endpoint } from '@potager/domain/contract'
import type { z } from 'zod'
import { demoPassword } from '../src/setup/demo/accounts.ts'

/** The input of a call besides method and path. */
export type CallRequest = {
  token?: string | undefined
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** Any answer, success or error. */
export type CallAnswer = { status: number; headers: Record<string, unknown>; body: unknown }

/** The two tokens of a session. */
export type Tokens = { accessToken: string; refreshToken: string }

/** Calls a server, over a network or in process. */
export type TestCaller = {
  /** Sends any request; the path is without /api. */
  call: (method: string, path: string, sent?: CallRequest) => Promise<CallAnswer>
  /** Makes one call of the contract; any status is fine. */
  ask: (endpoint: Endpoint, sent?: CallRequest) => Promise<CallAnswer>
  /** Makes one call of the contract that must succeed; returns its answer, checked against the contract. */
  ok: <E extends Endpoint>(endpoint: E, sent?: CallRequest) => Promise<z.output<E['response']>>
  signIn: (username: string, password?: string) => Promise<Tokens>
  /** The access token of a new session. */
  tokenOf: (username: string) => Promise<string>
}

/** Makes the contract's calls with a function that sends any request. */
export function callerBy(call: TestCaller['call']): TestCaller {
  const ask: TestCaller['ask'] = ({ call: { method, path } }, sent = {}) =>
    call(method, fillPath(path, sent.params), sent)
  const ok = async <E extends Endpoint>(endpoint: E, sent?: CallRequest): Promise<z.output<E['response']>> => {
    const answer = await ask(endpoint, sent)
    if (answer.status !== (endpoint.status ?? 200)) {
      throw new Error(`${endpoint.call.name} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    }
    return endpoint.response.parse(answer.body) as z.output<E['response']>
  }
  const signIn: TestCaller['signIn'] = (username, password = demoPassword) =>
    ok(contract.auth.login, { body: { username, password, role: 'RESTAURANT_OWNER' } })
  return { call, ask, ok, signIn, tokenOf: async (username) => (await signIn(username)).accessToken }
}
