import { fc, it } from '@fast-check/vitest'
import { createDataProvider, createQueryClient } from '@potager/admin-kit/data'
import { createClient } from '@potager/domain/api'
import { consoleSorts, type ConsoleList as ServedList } from '@potager/domain/console'
import { isFoundIn } from '@potager/domain/text'
import { beforeAll, describe, expect } from 'vitest'
import { startServer } from '../apps/server/test/harness.ts'
import { type Question, questionsTo, type Row } from '../apps/server/test/list-questions.ts'

/** One order for both: what the server sorts, filters and pages, and what is derived from the specification's calls. */

/** The specification’s search of customers returns too little to derive their list from. */
type ConsoleList = Exclude<ServedList, 'customers'>

type DataProvider = ReturnType<typeof createDataProvider>
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
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The specification lists pending reviews only, and names no author: both sides are asked for what both have. Undefined
 * where they find different ones.
 */
function comparable(list: ConsoleList, asked: Question): { asked: Question; seen: (row: Row) => unknown } | undefined {
  if (list !== 'reviews') return { asked, seen: (row) => row }
  const filter: Record<string, string> = { ...asked.filter, status: 'PENDING' }
  const q = filter.q ?? ''
  // The server looks for the words of a search in the author too.
  const byAuthor = rowsOf('reviews').some(({ author, userId, comment }) =>
    [author, userId].some((name) => isFoundIn(`${text(name)}\n${text(comment)}`, q) && !isFoundIn(text(comment), q)),
  )
  if (byAuthor) return undefined
  return { asked: { ...asked, filter }, seen: ({ author: _, authorPending: __, ...row }) => row }
}

describe.each(everyList)('%s derived from the specification’s calls alone', (list) => {
  it.prop([fc.constant(list).chain((one) => questionsTo(one, rowsOf(one)))], { numRuns: 8 })(
    'equal the server’s own list for any page, sort and filter',
    async (questions) => {
      for (const { asked, seen } of questions.flatMap((one) => comparable(list, one) ?? [])) {
        const [own, derived] = await Promise.all([
          sides.own.getList<Row>(list, asked),
          sides.derived.getList<Row>(list, asked),
        ])
        expect({ total: derived.total, rows: derived.data.map(seen) }, JSON.stringify(asked)).toEqual({
          total: own.total,
          rows: own.data.map(seen),
        })
        expect(derived.meta).toMatchObject({ covered: 'all' })
      }
    },
  )
})

describe.each(everyList.filter((list) => list !== 'reviews'))('a record of %s', (list) => {
  it('is the same derived and from the server, and answers 404 for an unknown id on both', async () => {
    const id = rowsOf(list).at(-1)?.id ?? ''
    const [own, derived] = await Promise.all([sides.own.getOne(list, { id }), sides.derived.getOne(list, { id })])
    expect(derived.data).toEqual(own.data)
    const none = { id: '01955b3b-0000-7000-8000-000000000000' }
    await expect(sides.own.getOne(list, none)).rejects.toMatchObject({ status: 404 })
    await expect(sides.derived.getOne(list, none)).rejects.toMatchObject({ status: 404 })
  })
})
