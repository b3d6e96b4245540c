import { csvFile } from '@potager/admin-kit/export'
import { listChatSessions, readChatSession, SESSION_SCREEN_PAGE_SIZE } from '@potager/domain/chat-session'
import { expect, it } from 'vitest'
import { sessionAddress, sessionColumns } from './sessionColumns.ts'

it('exports id, breed, symptoms, date and whether there are reports, safe from formulas [SES-31] [SES-32]', () => {
  const row = { id: 's1', race: '=1+1', symptoms: ['toux; sèche', 'fièvre'], createdAt: '2026-07-14T17:00:00Z' }
  const text = csvFile(sessionColumns).write([readChatSession({ ...row, hasReports: true })])
  expect(text).toBe(
    '\ufeffIdentifiant de session;Race;Symptômes;Date;Signalements\r\n' +
      's1;\'=1+1;"toux; sèche, fièvre";14/07/2026 19:00;oui\r\n',
  )
})

it('the address of the sessions keeps filter, page and open session', () => {
  const narrow = { race: 'lab', from: '2026-11-01', to: '2026-11-20' }
  for (const filter of [{ ...narrow, hasReports: false }, { hasReports: true }, narrow, {}]) {
    const said = { filter, page: 0, session: null }
    expect(sessionAddress.read(sessionAddress.write(said))).toEqual(said)
  }
  const narrowed = { from: '2026-11-01', hasReports: true }
  expect(sessionAddress.write({ filter: narrowed, page: 1, session: 's1' }).toString()).toBe(
    'du=2026-11-01&signalements=avec&page=2&session=s1',
  )
  expect(sessionAddress.read(new URLSearchParams('signalements=peut-etre&du=')).filter).toEqual({})
})

it('shows 15 sessions a page, and asks for 20 elsewhere [SES-25]', () => {
  expect(SESSION_SCREEN_PAGE_SIZE).toBe(15)
  expect(listChatSessions.request({ page: 0 }).query).toMatchObject({ size: 20 })
})
