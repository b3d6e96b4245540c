import { fc, it } from '@fast-check/vitest'
import { createDataProvider, createQueryClient } from '@potager/admin-kit/data'
import { createClient } from '@potager/domain/api'
import { bookingStatuses } from '@potager/domain/booking'
import { consoleSorts, type ConsoleList as ServedList } from '@potager/domain/console'
import { urgencies } from '@potager/domain/disease'
import { eventTypes } from '@potager/domain/event-request'
import { shortId } from '@potager/domain/format'
import { reviewResources } from '@potager/domain/review'
import { fold, isFoundIn } from '@potager/domain/text'
import { todayInParis } from '@potager/domain/time'
import { beforeAll, describe, expect } from 'vitest'
import { startServer } from '../apps/server/test/harness.ts'

/** One order for both: what the server sorts, filters and pages, and what is derived from the specification's calls. */

/** The specification’s search of customers returns too little to derive their list from. */
type ConsoleList = Exclude<ServedList, 'customers'>

type Row = { id: string } & Record<string, unknown>
type DataProvider = ReturnType<typeof createDataProvider>
type GetListParams = Parameters<DataProvider['getList']>[1]
type Side = { own: DataProvider; derived: DataProvider }

let sides: Side
const lists = new Map<ConsoleList, Row[]>()

const all = { pagination: { page: 1, perPage: 1000 } }
const everyList = (Object.keys(consoleSorts) as ServedList[]).filter((list) => list !== 'customers')

/** Names that a plain comparison would put elsewhere: accents, ligatures, numbers, signs, letters beyond the plane. */
const oddNames = ['Œdème du test', 'oedeme du test 2', 'Oedème du test 10', 'Été', 'ete-2', '🦊', '\uFFFD', '?!']

beforeAll(async () => {
  const server = await startServer()
  const baseUrl = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api`
  const auth = { ...(await server.signIn('gerant')), role: 'MANAGER' }
  const api = createClient({ baseUrl, session: { read: () => auth, write: () => {}, forget: () => {} } })
  const provider = (extensions: boolean) =>
    createDataProvider({ api, queryClient: createQueryClient(), supports: ({ extension }) => extensions || !extension })
  // Fewer than are read at most, so that a list is derived from all of it.
  await server.db.query('delete from chat_session where id not in (select id from chat_session order by id limit 220)')
  sides = { own: provider(true), derived: provider(false) }
  for (const name of oddNames) {
    const texts = { name, description: 'Un essai.', advice: 'Un essai.', symptoms: [`${name} aiguë`, 'fièvre'] }
    await sides.own.create('diseases', { data: { ...texts, urgency: 'LOW', affectedRaces: ['toutes'] } })
    await sides.own.create('sessions', { data: { race: name, symptoms: ['fièvre'] } })
  }
  for (const list of everyList) lists.set(list, (await sides.own.getList<Row>(list, all)).data)
})

const rowsOf = (list: ConsoleList): Row[] => lists.get(list) ?? []
const rowOf = (list: ConsoleList) => fc.nat().map((n) => rowsOf(list)[n % rowsOf(list).length] as Row)
const valueOf = (list: ConsoleList, read: (row: Row) => string) => rowOf(list).map(read)

/** Part of a text of some row, in another spelling; sometimes what no row has, or what means something to SQL. */
function searchIn(list: ConsoleList, read: (row: Row) => string) {
  const part = fc.tuple(valueOf(list, read), fc.nat(), fc.integer({ min: 1, max: 12 }), fc.nat({ max: 2 }))
  const spelled = part.map(([text, from, length, spelling]) => {
    // By letters: half an emoji cannot be typed.
    const letters = [...text]
    const start = from % Math.max(1, letters.length)
    const cut = letters.slice(start, start + length).join('')
    return [cut, cut.toUpperCase(), ` ${fold(cut)} `][spelling] ?? cut
  })
  return fc.oneof(
    { weight: 4, arbitrary: spelled },
    fc.constantFrom('%', '_', '\\', ' ', 'œ', 'l’', '#', 'zzz', 'cafe'),
  )
}

const numbered = (list: ConsoleList, read: (row: Row) => string) =>
  fc
    .tuple(valueOf(list, read), fc.integer({ min: 4, max: 8 }), fc.constantFrom('', '#'))
    .map(([id, length, mark]) => mark + shortId(id).slice(0, length).toUpperCase())

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const day = (value: unknown) => text(value).slice(0, 10)
const parisDay = ({ createdAt }: Row) => todayInParis(Number(createdAt))
const yesOrNo = fc.constantFrom('true', 'false')

const bookingFilters = (list: ConsoleList, title: string) => ({
  q: fc.oneof(
    searchIn(list, ({ customerName }) => text(customerName)),
    searchIn(list, (row) => text(row[title])),
  ),
  status: fc.constantFrom(...bookingStatuses),
  restaurantId: valueOf(list, ({ restaurantId }) => text(restaurantId)),
  day: valueOf(list, ({ start }) => day(start)),
})

const filters: Record<ConsoleList, Record<string, fc.Arbitrary<string>>> = {
  reservations: bookingFilters('reservations', 'restaurantName'),
  'event-requests': { ...bookingFilters('event-requests', 'title'), type: fc.constantFrom(...eventTypes) },
  diseases: {
    q: fc.oneof(
      searchIn('diseases', ({ name }) => text(name)),
      searchIn('diseases', ({ symptoms }) => (symptoms as string[]).join(', ')),
    ),
    urgency: fc.constantFrom(...urgencies),
  },
  sessions: {
    q: fc.oneof(
      searchIn('sessions', ({ race }) => text(race)),
      numbered('sessions', ({ id }) => id),
    ),
    day: valueOf('sessions', parisDay),
    hasReports: yesOrNo,
  },
  reports: {
    q: fc.oneof(
      searchIn('reports', ({ feedback }) => text(feedback)),
      numbered('reports', ({ id }) => id),
      numbered('reports', ({ sessionId }) => text(sessionId)),
    ),
    resolved: yesOrNo,
  },
  reviews: {
    q: searchIn('reviews', ({ comment }) => text(comment)),
    rating: fc.constantFrom('1', '2', '3', '4', '5'),
    resourceType: fc.constantFrom(...reviewResources),
  },
}

const pagination = fc.record({
  page: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 9 })),
  perPage: fc.constantFrom(1, 7, 25, 120),
})

function questionsTo(list: ConsoleList): fc.Arbitrary<GetListParams> {
  const sort = fc.record({ field: fc.constantFrom(...consoleSorts[list]), order: fc.constantFrom('ASC', 'DESC') })
  const byOne = Object.entries(filters[list]).map(([name, value]) => value.map((wanted) => ({ [name]: wanted })))
  const byAny = fc.record(filters[list], { requiredKeys: [] })
  const filter = fc.oneof(fc.constant({}), ...byOne, byAny)
  return fc.record({ pagination, sort, filter })
}

/** The specification lists pending reviews only, and names no author: both sides are asked for what both have. */
function comparable(list: ConsoleList, asked: GetListParams): { asked: GetListParams; seen: (row: Row) => unknown } {
  if (list !== 'reviews') return { asked, seen: (row) => row }
  const filter = { ...(asked.filter as Record<string, string>), status: 'PENDING' }
  const q = text((filter as Record<string, string>).q)
  // The server looks for the words of a search in the author too.
  const byAuthor = rowsOf('reviews').some(({ author, userId, comment }) =>
    [author, userId].some((name) => isFoundIn(`${text(name)}\n${text(comment)}`, q) && !isFoundIn(text(comment), q)),
  )
  fc.pre(!byAuthor)
  return { asked: { ...asked, filter }, seen: ({ author: _, authorPending: __, ...row }) => row }
}

describe.each(everyList)('%s on the specification’s calls alone', (list) => {
  it.prop([fc.constant(list).chain(questionsTo)], { numRuns: 30 })(
    'give for any page, sort and filter what the server’s own list gives',
    async (question) => {
      const { asked, seen } = comparable(list, question)
      const [own, derived] = await Promise.all([
        sides.own.getList<Row>(list, asked),
        sides.derived.getList<Row>(list, asked),
      ])
      expect({ total: derived.total, rows: derived.data.map(seen) }).toEqual({
        total: own.total,
        rows: own.data.map(seen),
      })
      expect(derived.meta).toMatchObject({ covered: 'all' })
    },
  )
})

describe.each(everyList.filter((list) => list !== 'reviews'))('a record of %s', (list) => {
  it('is the same on both, and missing on both', async () => {
    const id = rowsOf(list).at(-1)?.id ?? ''
    const [own, derived] = await Promise.all([sides.own.getOne(list, { id }), sides.derived.getOne(list, { id })])
    expect(derived.data).toEqual(own.data)
    const none = { id: '01955b3b-0000-7000-8000-000000000000' }
    await expect(sides.own.getOne(list, none)).rejects.toMatchObject({ status: 404 })
    await expect(sides.derived.getOne(list, none)).rejects.toMatchObject({ status: 404 })
  })
})
