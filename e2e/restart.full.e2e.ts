import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { storedSession } from './harness/credentials.ts'
import { expect, test as journeys } from './harness/fixtures.ts'
import { prepareOrder, submitOrder } from './harness/order.ts'
import { discard, failToStart, foreign, freshData, type RunningServer, startByCommand } from './harness/server.ts'

/** A fixed address before a server that starts again on another port. */
type Door = {
  url: string
  /** Leads new connections to this port of the machine. */
  lead: (port: number) => void
  close: () => void
}

/** Opens a door that leads to a port of the machine. */
async function openDoor(first: number): Promise<Door> {
  let port = first
  const door = createServer((visitor) => {
    const server = connect(port, '127.0.0.1')
    const end = () => {
      for (const socket of [visitor, server]) socket.destroy()
    }
    for (const socket of [visitor, server]) socket.on('error', end).on('close', end)
    visitor.pipe(server).pipe(visitor)
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    lead: (next) => {
      port = next
    },
    close: () => door.close(),
  }
}

const test = journeys.extend<{ server: RunningServer }>({
  // These journeys are about `npm start`'s own command.
  server: [
    async ({}, use) => {
      const server = await startByCommand()
      await use(server)
      await discard(server)
    },
    { scope: 'test', timeout: 180_000 },
  ],
})

test('a second start names the taken port or data folder in French, and the first server goes on', async ({
  server,
}) => {
  const samePort = await failToStart({ PORT: String(server.port), DATA_DIR: await freshData() })
  expect(samePort.code).toBe(1)
  expect(samePort.output).toContain(`Le port ${server.port} est déjà pris.`)
  expect(samePort.output).not.toContain('    at ')
  const sameData = await failToStart({ PORT: '0', DATA_DIR: server.dataDir })
  expect(sameData.code).toBe(1)
  expect(sameData.output).toContain(server.dataDir)
  expect(sameData.output).not.toContain('    at ')
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`an order is still there after ${signal} and a new start, and so is the session`, async ({
    newVisitor,
    server,
  }) => {
    test.skip(foreign, 'asks for more than the specification has')
    const door = await openDoor(server.port)
    const storageState = await storedSession(door.url, 'gerant')
    const { page, problems } = await newVisitor({ baseURL: door.url, storageState })
    const customer = signal === 'SIGTERM' ? 'Denis Relance' : 'Emma Relance'
    await prepareOrder(page, customer)
    await submitOrder(page)
    await expect(page.getByText(`Commande créée avec succès pour ${customer}`)).toBeVisible()

    expect(existsSync(join(server.dataDir, '.lock'))).toBe(true)
    expect(await server.stop(signal)).toBe(0)
    expect(existsSync(join(server.dataDir, '.lock'))).toBe(false)
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed')

    const again = await startByCommand({ DATA_DIR: server.dataDir })
    door.lead(again.port)
    try {
      await page.goto('/dashboard')
      await expect(page.getByRole('article').filter({ hasText: customer }).getByText('En attente')).toBeVisible()
      expect(problems).toEqual([])
    } finally {
      await again.stop()
      door.close()
    }
  })
}
