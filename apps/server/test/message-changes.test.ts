import { readChangeMessage } from '@potager/domain/changes'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'
import { hearChanges } from './hear.ts'
import { findKnown, type Known } from './known.ts'
import { startMailServer } from './mail-server.ts'
import { sendBy, writeOne } from './outbox-setup.ts'

let server: TestServer
let known: Known
const heard: string[] = []
beforeAll(async () => {
  server = await startServer()
  known = await findKnown(server.db)
  await hearChanges(server.db, (data) => {
    const message = readChangeMessage({ event: 'change', data })
    if (message?.kind === 'change' && message.change.resource === 'message') {
      heard.push(message.change.restaurantId === known.restaurant ? 'own' : 'house')
    }
  })
})
beforeEach(async () => {
  await server.db.query('delete from outbox')
  // What is told of that comes before what is told next.
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  heard.length = 0
})

it('sends one change when a message is written, sent or deleted, and none for a claim [MSG-13]', async () => {
  const { url } = await startMailServer()
  await writeOne(server.db, { restaurantId: known.restaurant })
  await expect.poll(() => heard).toEqual(['own'])
  await sendBy(server.db, url)
  await expect.poll(() => heard).toEqual(['own', 'own'])
  await writeOne(server.db)
  await expect.poll(() => heard).toEqual(['own', 'own', 'house'])
  await server.db.query('delete from outbox where restaurant_id is null')
  await expect.poll(() => heard).toEqual(['own', 'own', 'house', 'house'])
})
