import type { Endpoint } from '@potager/domain/contract'
import { z } from 'zod'
import type { CheckedRequest } from './ask.ts'
import { refuse, type Session, succeed } from './session.ts'

const SIZE = 2

const page = z.object({
  content: z.array(z.looseObject({})),
  totalElements: z.number(),
  totalPages: z.number(),
  first: z.boolean(),
  last: z.boolean(),
})
type Page = z.infer<typeof page>
type Item = Page['content'][number]

/** Whether a call answers a paged list. */
export const isPage = ({ query }: Endpoint): boolean =>
  query !== undefined && 'page' in query.shape && 'size' in query.shape

/** Problems with the counts of one page, in French. */
function countProblems({ content, totalElements, totalPages, first, last }: Page, number: number): string[] {
  const pages = Math.ceil(totalElements / SIZE)
  const expected = Math.max(0, Math.min(SIZE, totalElements - number * SIZE))
  return [
    ...(content.length === expected
      ? []
      : [`content : ${expected} éléments attendus à la page ${number}, reçu ${content.length}`]),
    ...(totalPages === pages
      ? []
      : [`totalPages : ${pages} attendu pour ${totalElements} éléments, reçu ${totalPages}`]),
    ...(first === (number === 0) ? [] : [`first : ${number === 0} attendu à la page ${number}`]),
    ...(last === number >= pages - 1 ? [] : [`last : ${number >= pages - 1} attendu à la page ${number}`]),
  ]
}

/** The options of an enum parameter, however wrapped. */
function optionsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return optionsOf(schema.unwrap())
  return []
}

const inOrder = (values: readonly (string | number)[], descending: boolean) =>
  values.every((value, index) => {
    const before = values[index - 1]
    return before === undefined || (descending ? before >= value : before <= value)
  })

const comparable = (item: Item, key: string): string | number | undefined => {
  const value = item[key]
  return typeof value === 'number' || (typeof value === 'string' && key.endsWith('At')) ? value : undefined
}

async function readPage(
  session: Session,
  endpoint: Endpoint,
  check: string,
  sent: CheckedRequest,
): Promise<Page | null> {
  const answer = await succeed(session, endpoint, check, sent)
  const read = page.safeParse(answer?.json)
  return read.success ? read.data : null
}

async function checkFilter(
  session: Session,
  endpoint: Endpoint,
  sent: CheckedRequest,
  key: string,
  option: string,
): Promise<void> {
  const check = `filtre ${key}=${option}`
  const found = await readPage(session, endpoint, check, { ...sent, query: { ...sent.query, [key]: option } })
  const strangers = found?.content.filter((item) => item[key] !== undefined && item[key] !== option) ?? []
  const [first] = strangers
  session.tell(
    endpoint,
    check,
    first ? [`${key} : « ${String(first[key])} » dans une liste filtrée sur ${option}`] : [],
  )
}

async function checkOrder(session: Session, endpoint: Endpoint, sent: CheckedRequest, key: string): Promise<void> {
  for (const direction of ['asc', 'desc']) {
    const check = `tri ${key} ${direction}`
    const query = { ...sent.query, sortBy: key, sortDirection: direction, size: '20' }
    const found = await readPage(session, endpoint, check, { ...sent, query })
    const values = found?.content.flatMap((item) => comparable(item, key) ?? []) ?? []
    session.tell(
      endpoint,
      check,
      inOrder(values, direction === 'desc') ? [] : [`la liste n’est pas triée par ${key} (${direction})`],
    )
  }
}

/** Checks that pages add up, follow each other and end; that filters and sorts work; that a bad page is refused. */
export async function checkPaging(session: Session, endpoint: Endpoint, example: CheckedRequest): Promise<void> {
  const at = (number: number) => ({ ...example, query: { ...example.query, page: String(number), size: String(SIZE) } })
  const first = await readPage(session, endpoint, 'première page', at(0))
  if (!first) return
  session.tell(endpoint, 'première page', countProblems(first, 0))
  for (const number of new Set([1, Math.max(0, Math.ceil(first.totalElements / SIZE) - 1)])) {
    if (number * SIZE >= first.totalElements) continue
    const other = await readPage(session, endpoint, `page ${number}`, at(number))
    if (!other) continue
    const ids = first.content.map(({ id }) => id)
    const repeated = number > 0 && other.content.some(({ id }) => id !== undefined && ids.includes(id))
    session.tell(endpoint, `page ${number}`, [
      ...countProblems({ ...other, totalElements: first.totalElements }, number),
      ...(repeated ? [`la page ${number} répète des éléments de la page 0`] : []),
    ])
  }
  await refuse(session, endpoint, 'page illisible', { ...example, query: { ...example.query, page: 'x' } }, 400)
  const shape: Record<string, unknown> = endpoint.query?.shape ?? {}
  for (const option of optionsOf(shape.status)) await checkFilter(session, endpoint, example, 'status', option)
  for (const key of optionsOf(shape.sortBy)) await checkOrder(session, endpoint, example, key)
}
