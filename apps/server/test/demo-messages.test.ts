import { contract } from '@potager/domain/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startServer()
  token = await server.tokenOf('admin')
})
const list = (state: string) => server.ok(contract.message.listMessages, { token, query: { state } })

describe('the messages of the demo [MSG-14]', () => {
  it('are to hand over, handed over, and one given up with the answer of its mail server', async () => {
    const { content, givenUp, sends } = await list('to-hand-over')
    expect(sends).toBe(false)
    expect(content.length).toBeGreaterThan(4)
    for (const { subject, body } of content) expect(`${subject} ${body}`).not.toMatch(/undefined|null|NaN/)
    expect(content.every(({ body }) => body.includes('/ne-plus-recevoir/'))).toBe(true)
    expect((await list('done')).content.length).toBeGreaterThan(1)
    expect(givenUp).toBe(1)
    expect((await list('given-up')).content).toMatchObject([
      { failure: 'refused', answer: '550 5.1.1 No such mailbox' },
    ])
  })

  it('match the time and the status of their booking', async () => {
    const [wrong] = await server.db.query<{ n: number }>(
      `select count(*)::int as n from outbox o join booking b on b.id = o.subject_id
       where o.words ->> 'start' <> to_char(b.starts_at, 'YYYY-MM-DD"T"HH24:MI:SS')
         or (o.kind = 'booking-confirmed') <> (b.status = 'CONFIRMED')`,
    )
    expect(wrong?.n).toBe(0)
  })
})
