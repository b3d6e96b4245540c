import { expect, it } from 'vitest'
import { startServer } from './harness.ts'

it('the ids of the demonstration differ in the eight characters that screens show [REV-22] [REV-23]', async () => {
  const { db } = await startServer()
  for (const table of ['account', 'customer', 'restaurant', 'dish', 'disease']) {
    const rows = await db.query<{ id: string }>(`select id from ${table}`)
    const shown = new Set(rows.map(({ id }) => id.slice(0, 8)))
    expect(rows.length, table).toBeGreaterThan(2)
    expect(shown.size, table).toBe(rows.length)
  }
})
