import type { Endpoint } from '@potager/domain/contract'
import { readInstant } from '@potager/domain/wire'
import { z } from 'zod'
import { optionsOf, UNKNOWN_ID } from './examples.ts'
import { type CheckedRequest, type Checker, checkerOf, type Session } from './session.ts'

const SIZE = 2
/** The largest page that the contract lets every list be asked for. */
const LARGE = 100
/** Pages beyond the last one. */
const BEYOND = 3

const page = z.object({
  content: z.array(z.looseObject({})),
  totalElements: z.number(),
  totalPages: z.number(),
  first: z.boolean().nullish(),
  last: z.boolean().nullish(),
})
export type Page = z.infer<typeof page>

/** Whether a call answers a paged list. */
export const isPage = ({ query }: Endpoint): boolean =>
  query !== undefined && 'page' in query.shape && 'size' in query.shape

/**
 * Reads a page that must come, or tells why it is none and answers null; with `problems` tells those too. What its records
 * are is told where they are first read.
 */
export async function readPage(
  check: Checker,
  endpoint: Endpoint,
  name: string,
  sent: CheckedRequest,
  problems?: (found: Page) => readonly string[],
): Promise<Page | null> {
  const found = page.safeParse((await check.succeed(endpoint, name, sent, { shape: page }))?.json).data
  if (found && problems) check.tell(endpoint, name, problems(found))
  return found ?? null
}

/** A request with more in its query. */
const asking = (sent: CheckedRequest, query: Record<string, string>): CheckedRequest => ({
  ...sent,
  query: { ...sent.query, ...query },
})

const elements = (count: number) => (count > 1 ? `${count} éléments attendus` : `${count} élément attendu`)

/** Whether a first page that is smaller than was asked for says so: its number of pages is that of its own size. */
function isHonest({ content, totalElements, totalPages }: Page, number: number, size: number): boolean {
  const came = content.length
  return number === 0 && came > 0 && came < size && totalPages === Math.ceil(totalElements / came)
}

/** Problems with the counts of one page, in French; `total` is that of the first page, `where` this page. */
function countProblems(found: Page, number: number, size = SIZE, total = found.totalElements, where = ''): string[] {
  const other = found.totalElements !== total
  const { content, totalPages, first, last } = found
  const pages = Math.ceil(total / size)
  const expected = Math.max(0, Math.min(size, total - number * size))
  const [isFirst, isLast] = [number === 0, number >= pages - 1]
  const at = `à la page ${number}`
  const honest = isHonest({ ...found, totalElements: total }, number, size)
  return [
    other && `totalElements : ${total} attendu ${where}, comme à la première page, reçu ${found.totalElements}`,
    !honest && content.length !== expected && `content : ${elements(expected)} ${at}, reçu ${content.length}`,
    !honest && totalPages !== pages && `totalPages : ${pages} attendu pour ${total} éléments, reçu ${totalPages}`,
    !honest && (first ?? isFirst) !== isFirst && `first : ${isFirst} attendu ${at}`,
    !honest && (last ?? isLast) !== isLast && `last : ${isLast} attendu ${at}`,
  ].filter((problem) => problem !== false)
}

/**
 * Checks that pages add up, follow each other without repeating anything, to the last and beyond it, whatever their size,
 * that the size asked for is kept, and that a bad page is refused.
 */
export async function checkPaging(session: Session, endpoint: Endpoint, example: CheckedRequest): Promise<void> {
  const check = checkerOf(session, 'paging')
  const at = (number: number, size: number) => asking(example, { page: String(number), size: String(size) })
  const first = await readPage(check, endpoint, 'première page', at(0, SIZE), (found) => countProblems(found, 0))
  if (!first) return
  const total = first.totalElements
  const pages = Math.ceil(total / SIZE)
  const ids = first.content.map(({ id }) => id)
  for (const number of new Set([1, Math.max(1, pages - 1)].filter((one) => one < pages)))
    await readPage(check, endpoint, `page ${number}`, at(number, SIZE), (other) => [
      ...countProblems(other, number, SIZE, total, `à la page ${number}`),
      ...(other.content.some(({ id }) => id !== undefined && ids.includes(id))
        ? [`la page ${number} répète des éléments de la page 0`]
        : []),
    ])
  const beyond = pages + BEYOND
  await readPage(check, endpoint, 'page après la dernière', at(beyond, SIZE), (found) =>
    countProblems(found, beyond, SIZE, total, 'après la dernière page'),
  )
  for (const size of [1, LARGE])
    await readPage(check, endpoint, `taille ${size}`, at(0, size), (found) =>
      countProblems(found, 0, size, total, `par pages de ${size}`),
    )
  const usual = Number(endpoint.query?.parse(example.query).size ?? 0)
  if (session.extensions)
    await readPage(check, endpoint, 'sans page ni taille', example, (bare) =>
      countProblems({ ...bare, totalElements: total }, 0, usual),
    )
  for (const [name, query] of [
    ['page illisible', { page: 'x' }],
    ['page négative', { page: '-1' }],
    ['taille nulle', { size: '0' }],
  ] as const)
    await check.refuseOurs(endpoint, name, asking(example, query), 400)
}

/** How many records of a sorted list are looked at. */
const LOOKED_AT = '20'
/** A page of it that must begin alike. */
const SMALL = '2'
/** Parameters that ask for an order, by their direction's. */
const SORTS = { sortBy: 'sortDirection', sort: 'direction' } as const
/** The one order that the specification asks for. */
const STATED_SORT = 'createdAt'
/** Enum parameters that are no filter. */
const NO_FILTER = new Set<string>([...Object.keys(SORTS), ...Object.values(SORTS), 'resourceType'])

type Item = Page['content'][number]

const valuesOf = ({ content }: Page, key: string) => content.map((item) => JSON.stringify(item[key]))

/** The parameters of a list, without extensions those that the specification has. */
const shapeOf = ({ extensions }: Session, { query, call }: Endpoint): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query?.shape ?? {}).filter(([key]) => extensions || !call.extensionKeys?.includes(key)),
  )

/** What a field is sorted by: a number, a moment; undefined for text, whose order depends on the collation. */
function rankOf(item: Item, key: string): number | undefined {
  const value = item[key]
  if (key.endsWith('At') || key.endsWith('Time')) return readInstant(value) ?? undefined
  return typeof value === 'number' ? value : undefined
}

const isOrdered = (ranks: readonly number[], descending: boolean) =>
  ranks.every((rank, index) => {
    const before = ranks[index - 1]
    return before === undefined || (descending ? before >= rank : before <= rank)
  })

/** Whether equal values stand together, as in any order by them. */
function isGrouped(values: readonly unknown[]): boolean {
  const runs = values.filter((value, index) => index === 0 || value !== values[index - 1])
  return new Set(runs).size === runs.length
}

function orderProblems(items: readonly Item[], key: string, direction: string): string[] {
  const ranks = items.flatMap((item) => rankOf(item, key) ?? [])
  const values = items.map((item) => item[key]).filter((value) => typeof value === 'string')
  const right = ranks.length > 0 ? isOrdered(ranks, direction === 'desc') : isGrouped(values)
  return right ? [] : [`la liste n’est pas triée par ${key} (${direction})`]
}

/** Checks a sort in both directions; the same list with different values both ways is no sort at all. */
async function checkOrder(
  check: Checker,
  endpoint: Endpoint,
  sent: CheckedRequest,
  sort: keyof typeof SORTS,
  key: string,
): Promise<void> {
  const lists: string[] = []
  let different = false
  for (const direction of ['asc', 'desc']) {
    const name = `tri ${key} ${direction}`
    const sorted = asking(sent, { [sort]: key, [SORTS[sort]]: direction, size: LOOKED_AT })
    const found = await readPage(check, endpoint, name, sorted)
    if (!found) return
    const values = valuesOf(found, key)
    different ||= new Set(values).size > 1
    lists.push(values.join())
    const small = await readPage(check, endpoint, name, asking(sorted, { size: SMALL }))
    if (!small) return
    const other = valuesOf(small, key).some((value, index) => value !== values[index])
    check.tell(endpoint, name, [
      ...orderProblems(found.content, key, direction),
      ...(other
        ? [`une page de ${SMALL} ne commence pas comme une de ${LOOKED_AT} : triée après avoir été coupée ?`]
        : []),
    ])
  }
  const same = different && lists[0] === lists[1]
  check.tell(endpoint, `tri ${key}`, same ? ['asc et desc donnent la même liste'] : [])
}

function filterProblems({ content }: Page, key: string, option: string): string[] {
  const stranger = content.find((item) => item[key] !== undefined && String(item[key]) !== option)
  return stranger ? [`${key} : « ${String(stranger[key])} » dans une liste filtrée sur ${option}`] : []
}

/** Filters that no record can pass, by their parameters: what they answer must be empty. */
const impossible: readonly (readonly [key: string, value: string])[] = [
  ['customerId', UNKNOWN_ID],
  ['startDate', '2999-01-01T00:00:00'],
  ['startDate', '2999-01-01'],
  ['race', 'race-que-personne-n-a'],
]

const accepts = (schema: unknown, value: string) => schema instanceof z.ZodType && schema.safeParse(value).success

/** Checks every filter and sort that a list declares: what it keeps belongs there, in the order asked for. */
export async function checkSorting(session: Session, endpoint: Endpoint, sent: CheckedRequest): Promise<void> {
  const check = checkerOf(session, 'sorting')
  const shape = shapeOf(session, endpoint)
  for (const key of Object.keys(shape)) {
    if (NO_FILTER.has(key)) continue
    for (const option of optionsOf(shape[key]))
      await readPage(check, endpoint, `filtre ${key}=${option}`, asking(sent, { [key]: option }), (found) =>
        filterProblems(found, key, option),
      )
  }
  for (const [key, value] of impossible) {
    if (!accepts(shape[key], value)) continue
    const name = `filtre ${key} que rien ne passe`
    await readPage(check, endpoint, name, asking(sent, { [key]: value }), ({ totalElements: count }) =>
      count === 0 ? [] : [`${count} éléments malgré ${key}=${value}`],
    )
  }
  for (const sort of ['sortBy', 'sort'] as const)
    for (const key of optionsOf(shape[sort]))
      if (session.extensions || key === STATED_SORT) await checkOrder(check, endpoint, sent, sort, key)
  for (const [key, schema] of Object.entries(shape))
    if (optionsOf(schema).length > 0)
      await check.refuseOurs(endpoint, `${key} inventé`, asking(sent, { [key]: 'inconnu' }), 400)
}
