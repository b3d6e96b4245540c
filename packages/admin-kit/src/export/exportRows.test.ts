import { fc, it as property } from '@fast-check/vitest'
import { chatSessionScreenMessages, reportScreenMessages } from '@potager/domain/messages'
import { expect, it } from 'vitest'
import { type CsvColumn, csvFile, exportRows, slugOf } from './useExport.ts'

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

it('exports matching rows of every page, named by the day in Paris [SES-31] [SES-33] [SES-34] [RPT-36] [RPT-37]', async () => {
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

it('fails with a message when no row matches [SES-35] [RPT-35]', async () => {
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

it('reads a list again that changed during the export, so that no row is missing', async () => {
  const { file, failed } = await exportRows({ ...wanted('x', ''), read: shrinking(1) }, options())
  expect(file?.text).toBe('\ufeffId\r\nb\r\nc\r\nd\r\ne\r\nf\r\n')
  expect(failed).toBe(false)
})

it('warns of missing rows when the list keeps changing', async () => {
  const { message, file, failed } = await exportRows({ ...wanted('x', ''), read: shrinking(9) }, options())
  expect(message).toContain('il peut y manquer des lignes')
  expect([file?.name, failed]).toEqual(['x-2026-11-22.csv', true])
})

/** A list in the order of its creation, which a row leaves or comes to after some reads. */
function turning(rows: readonly string[], size: number, turns: readonly { leaves?: number; comes?: boolean }[]) {
  const list = [...rows]
  const left = new Set<string>()
  let reads = 0
  const read = async (page: number) => {
    const items = list.slice(page * size, (page + 1) * size).map((id) => ({ id }))
    const answer = { items, total: list.length, last: (page + 1) * size >= list.length }
    const { leaves, comes } = turns[reads] ?? {}
    reads += 1
    if (leaves !== undefined && list.length > 0) left.add(list.splice(leaves % list.length, 1)[0] ?? '')
    if (comes) list.push(`come ${reads}`)
    return answer
  }
  return { read, left, reads: () => reads }
}

property.prop([
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 4 }),
  fc.array(fc.record({ leaves: fc.nat(11), comes: fc.boolean() }, { requiredKeys: [] }), { maxLength: 30 }),
])('has every row that was there all along, or says that rows may lack', async (length, size, turns) => {
  const rows = Array.from({ length }, (_, at) => `row ${at}`)
  const { read, left } = turning(rows, size, turns)
  const { file, failed } = await exportRows({ ...wanted('x', ''), keep: () => true, read }, options())
  const written = file?.text.split('\r\n') ?? []
  if (!failed) expect(written).toEqual(expect.arrayContaining(rows.filter((row) => !left.has(row))))
})

it('includes a row that moved to a page already read although the list kept its length', async () => {
  const { read } = turning(['a', 'b', 'c', 'd'], 2, [{ leaves: 0, comes: true }])
  const { file, failed } = await exportRows({ ...wanted('x', ''), read }, options())
  expect([file?.text, failed]).toEqual(['\ufeffId\r\nb\r\nc\r\nd\r\ncome 1\r\n', false])
})

it('reads a list of one page once, and fails when rows of the total stay missing', async () => {
  const { read, reads } = turning(['a', 'b'], 2, [])
  await exportRows({ ...wanted('x', ''), read }, options())
  expect(reads()).toBe(1)
  const lacking = async () => ({ items: [{ id: 'a' }], total: 2, last: true })
  expect(await exportRows({ ...wanted('x', ''), read: lacking }, options())).toMatchObject({ failed: true })
})

const order = { number: '12ab34', customer: '=SOMME(1)', restaurant: 'Blé ; Noir', total: 12.5 }

const columns: readonly CsvColumn<typeof order>[] = [
  { heading: 'Numéro', cell: ({ number }) => number },
  { heading: 'Client', cell: ({ customer }) => customer },
  { heading: 'Restaurant', cell: ({ restaurant }) => restaurant },
  { heading: 'Total TTC', cell: ({ total }) => total },
]

it('writes rows for a French spreadsheet: BOM, semicolons, decimal comma, no formula runs', () => {
  expect(csvFile(columns).write([order])).toBe(
    `\ufeffNuméro;Client;Restaurant;Total TTC\r\n12ab34;'=SOMME(1);"Blé ; Noir";12,5\r\n`,
  )
})

it('names files in plain letters', () => {
  expect(slugOf('Demandes d’événement')).toBe('demandes-d-evenement')
  expect(slugOf(' (Avis) ')).toBe('avis')
})
