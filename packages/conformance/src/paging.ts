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

/** Reads a page that must come, or reports why it is none; what its records are is told where they are first read. */
export async function readPage(
  check: Checker,
  endpoint: Endpoint,
  name: string,
  sent: CheckedRequest,
): Promise<Page | null> {
  return page.safeParse((await check.succeed(endpoint, name, sent, page))?.json).data ?? null
}

/** Reads a page that must come and tells its problems; null when it is none. */
export async function tellPage(
  check: Checker,
  endpoint: Endpoint,
  name: string,
  sent: CheckedRequest,
  problems: (found: Page) => readonly string[],
): Promise<Page | null> {
  const found = await readPage(check, endpoint, name, sent)
  if (found) check.tell(endpoint, name, problems(found))
  return found
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

/** Problems with the counts of one page, in French. */
function countProblems(found: Page, number: number, size = SIZE): string[] {
  if (isHonest(found, number, size)) return []
  const { content, totalElements, totalPages, first, last } = found
  const pages = Math.ceil(totalElements / size)
  const expected = Math.max(0, Math.min(size, totalElements - number * size))
  const [isFirst, isLast] = [number === 0, number >= pages - 1]
  const at = `à la page ${number}`
  return [
    content.length !== expected && `content : ${elements(expected)} ${at}, reçu ${content.length}`,
    totalPages !== pages && `totalPages : ${pages} attendu pour ${totalElements} éléments, reçu ${totalPages}`,
    (first ?? isFirst) !== isFirst && `first : ${isFirst} attendu ${at}`,
    (last ?? isLast) !== isLast && `last : ${isLast} attendu ${at}`,
  ].filter((problem) => problem !== false)
}

const totalProblems = (found: Page, expected: number, where: string): string[] =>
  found.totalElements === expected
    ? []
    : [`totalElements : ${expected} attendu ${where}, comme à la première page, reçu ${found.totalElements}`]

/** Checks that pages follow each other without repeating anything, to the last and beyond it. */
async function checkFollowing(
  check: Checker,
  endpoint: Endpoint,
  at: (number: number, size: number) => CheckedRequest,
  first: Page,
): Promise<void> {
  const total = first.totalElements
  const pages = Math.ceil(total / SIZE)
  const ids = first.content.map(({ id }) => id)
  for (const number of new Set([1, Math.max(1, pages - 1)])) {
    if (number >= pages) continue
    await tellPage(check, endpoint, `page ${number}`, at(number, SIZE), (other) => {
      const repeated = other.content.some(({ id }) => id !== undefined && ids.includes(id))
      return [
        ...countProblems({ ...other, totalElements: total }, number),
        ...totalProblems(other, total, `à la page ${number}`),
        ...(repeated ? [`la page ${number} répète des éléments de la page 0`] : []),
      ]
    })
  }
  const number = pages + BEYOND
  await tellPage(check, endpoint, 'page après la dernière', at(number, SIZE), (beyond) => [
    ...countProblems({ ...beyond, totalElements: total }, number),
    ...totalProblems(beyond, total, 'après la dernière page'),
  ])
}

const defaultSize = ({ query }: Endpoint): number => Number(query?.parse(requiredOf(query)).size ?? 0)

/** Values that let a query parse, for its defaults to be read: of each required enum the first. */
function requiredOf(query: z.ZodObject): Record<string, unknown> {
  const required: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(query.shape)) {
    if (!(schema instanceof z.ZodType) || schema.safeParse(undefined).success) continue
    required[name] = schema instanceof z.ZodEnum ? schema.options[0] : '00000000-0000-4000-8000-000000000000'
  }
  return required
}

/**
 * Checks that pages add up, follow each other and end, whatever their size, that the size asked for is kept, and that a
 * bad page is refused.
 */
export async function checkPaging(session: Session, endpoint: Endpoint, example: CheckedRequest): Promise<void> {
  const check = checkerOf(session, 'paging')
  const at = (number: number, size: number) => asking(example, { page: String(number), size: String(size) })
  const first = await tellPage(check, endpoint, 'première page', at(0, SIZE), (found) => countProblems(found, 0))
  if (!first) return
  await checkFollowing(check, endpoint, at, first)
  const total = first.totalElements
  for (const size of [1, LARGE])
    await tellPage(check, endpoint, `taille ${size}`, at(0, size), (found) => [
      ...totalProblems(found, total, `par pages de ${size}`),
      ...countProblems({ ...found, totalElements: total }, 0, size),
    ])
  if (session.extensions)
    await tellPage(check, endpoint, 'sans page ni taille', example, (bare) =>
      countProblems({ ...bare, totalElements: total }, 0, defaultSize(endpoint)),
    )
  for (const [name, query] of [
    ['page illisible', { page: 'x' }],
    ['page négative', { page: '-1' }],
    ['taille nulle', { size: '0' }],
  ] as const)
    await check.refuseOurs(endpoint, name, asking(example, query), 400)
}
