import type { Endpoint } from '@potager/domain/contract'
import { z } from 'zod'
import type { CheckedRequest } from './ask.ts'
import { type Checker, checkerOf, type Session } from './session.ts'

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
export const asking = (sent: CheckedRequest, query: Record<string, string>): CheckedRequest => ({
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
