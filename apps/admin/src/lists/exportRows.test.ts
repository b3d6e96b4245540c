import { chatSessionScreenMessages, reportScreenMessages } from '@potager/domain/messages'
import { expect, it } from 'vitest'
import { csvFile, exportRows } from './exportRows.ts'

const wanted = (name: string, nothing: string) => ({
  name,
  file: csvFile([{ heading: 'Id', cell: ({ id }: { id: string }) => id }]),
  read: async (page: number) => ({
    items: page < 2 ? [{ id: `a${page}` }] : [{ id: 'z' }],
    page,
    size: 1,
    total: 3,
    totalPages: 3,
    first: page === 0,
    last: page === 2,
  }),
  keep: ({ id }: { id: string }) => id !== 'z',
  nothing,
})
const options = () => ({
  signal: new AbortController().signal,
  onProgress: () => {},
  now: Date.UTC(2026, 10, 21, 23, 30),
})

it('exports every page of what passes, under the name of the day in Paris [SES-31] [SES-33] [SES-34] [RPT-36] [RPT-37]', async () => {
  const sessions = await exportRows(wanted('sessions-chatbot', chatSessionScreenMessages.nothingToExport), options())
  expect(sessions).toEqual({
    message: 'Export réussi !',
    file: { name: 'sessions-chatbot-2026-11-22.csv', text: '\ufeffId\r\na0\r\na1\r\n', type: 'text/csv' },
    failed: false,
  })
  const reports = await exportRows(wanted(reportScreenMessages.fileName(true), ''), options())
  expect(reports.file?.name).toBe('signalements-resolus-2026-11-22.csv')
  expect(reportScreenMessages.fileName(false)).toBe('signalements-non-resolus')
})

it('says so when nothing passes [SES-35] [RPT-35]', async () => {
  const none = (text: string) => exportRows({ ...wanted('x', text), keep: () => false }, options())
  expect(await none(chatSessionScreenMessages.nothingToExport)).toEqual({
    message: 'Aucune session à exporter',
    failed: true,
  })
  expect(await none(reportScreenMessages.nothingToExport)).toEqual({
    message: 'Aucun signalement à exporter',
    failed: true,
  })
})

it('gives no file when it is stopped or fails', async () => {
  const read = () => Promise.reject(new Error('réseau'))
  expect(await exportRows({ ...wanted('x', ''), read }, options())).toMatchObject({ failed: true })
  const stopped = await exportRows({ ...wanted('x', ''), read }, { ...options(), signal: AbortSignal.abort() })
  expect(stopped).toEqual({ message: 'Export annulé.', failed: false })
})

/** A list of six, a row a page, that loses its first row each time its first page was read, as often as given. */
function shrinking(times: number) {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }))
  let left = times
  return async (page: number) => {
    const answer = { items: rows.slice(page, page + 1), total: rows.length, last: page + 1 >= rows.length }
    if (page === 0 && left-- > 0) rows.shift()
    return answer
  }
}

it('reads a list again that changed while it was read, so that no row lacks', async () => {
  const { file, failed } = await exportRows({ ...wanted('x', ''), read: shrinking(1) }, options())
  expect(file?.text).toBe('\ufeffId\r\nb\r\nc\r\nd\r\ne\r\nf\r\n')
  expect(failed).toBe(false)
})

it('says that rows may lack of a list that never keeps still', async () => {
  const { message, file, failed } = await exportRows({ ...wanted('x', ''), read: shrinking(9) }, options())
  expect(message).toContain('il peut y manquer des lignes')
  expect([file?.name, failed]).toEqual(['x-2026-11-22.csv', true])
})
