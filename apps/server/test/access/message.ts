import { everyone, privileged, type Row, whenEmployed } from './row.ts'

const nowhere = () => ({ params: { id: '0197a000-0000-7000-8000-000000000000' } })
const nobodys = { params: { token: 'A'.repeat(43) } }
const whose = 'those of own restaurants and tasks; the house’s own for admins'

export const messageAccess: Record<string, Row> = {
  // Customers of the demo have an e-mail address: what the calls before wrote waits for a sender.
  listMessages: {
    sent: () => ({ query: { state: 'waiting' } }),
    ...whenEmployed(200),
    rows: 'of own restaurants',
    note: whose,
  },
  handOverMessage: { sent: nowhere, ...whenEmployed(404), note: whose },
  readMessageWish: { sent: () => nobodys, ...everyone(404), note: 'whoever holds the link' },
  saveMessageWish: {
    sent: () => ({ ...nobodys, body: { wish: 'answers' } }),
    ...everyone(404),
    note: 'whoever holds the link',
  },
  getMessageSwitches: privileged(200),
  updateMessageSwitches: { sent: () => ({ body: { off: [] } }), ...privileged(200) },
  retryMessage: { sent: nowhere, ...whenEmployed(404), note: whose },
}
