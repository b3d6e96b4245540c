import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer({ extensions: false })
  token = (await server.signIn('admin')).accessToken
})

describe('a backend that only knows the specification', () => {
  it('answers its calls', async () => {
    expect((await server.ask(contract.restaurant.listRestaurants, {})).status).toBe(200)
    expect((await server.ask(contract.order.listOrders, { token })).status).toBe(200)
  })

  it('has no other call, nor a stream of changes', async () => {
    const extensions = Object.values(contract)
      .flatMap((group) => Object.values(group))
      .filter(({ call }) => call.extension && !call.path.includes(':'))
    expect(extensions.length).toBeGreaterThan(10)
    for (const { call } of extensions) {
      const { status } = await server.call(call.method, call.path, { token })
      expect([call.name, status]).toEqual([call.name, 404])
    }
  })
})
