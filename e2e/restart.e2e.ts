import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openBrowser } from './harness/browser.ts'
import { newMember } from './harness/member.ts'
import { prepareOrder, send } from './harness/order.ts'
import { failToStart } from './harness/program.ts'
import { discard, foreign, freshData, startByCommand } from './harness/server.ts'

const browser = await openBrowser()
// `npm start`'s own command, which these journeys are about.
let server = await startByCommand()

afterAll(() => discard(server))

it('a second start says in French what is in its way, and the first goes on', async () => {
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

it.skipIf(foreign).each(['SIGTERM', 'SIGINT'] as const)(
  'an order is still there after %s and a new start, and so is the session',
  async (signal) => {
    const customer = signal === 'SIGTERM' ? 'Denis Relance' : 'Emma Relance'
    const { page, context, problems } = await newMember(browser, server.url)
    await prepareOrder(page, customer)
    await send(page)
    await page.getByText(`Commande créée avec succès pour ${customer}`).waitFor()

    expect(existsSync(join(server.dataDir, '.lock'))).toBe(true)
    expect(await server.stop(signal)).toBe(0)
    expect(existsSync(join(server.dataDir, '.lock'))).toBe(false)
    await expect(fetch(`${server.url}/api/health`)).rejects.toThrow('fetch failed')

    server = await startByCommand({ PORT: String(server.port), DATA_DIR: server.dataDir })
    await page.goto('/dashboard')
    await page.getByRole('article').filter({ hasText: customer }).getByText('En attente').waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
