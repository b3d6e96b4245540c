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

const elements = (count: number) => (count > 1 ? `${count} éléments attendus` : `${count} élément attendu`)

/** Whether a first page that is smaller than was asked for says so: its number of pages is that of its own size. */
function isHonest(
  { content, totalElements, totalPages }: Pick<Page, 'content' | 'totalElements' | 'totalPages'>,
  number: number,
  size: number,
): boolean {
  const came = content.length
  return number === 0 && came > 0 && came < size && totalPages === Math.ceil(totalElements / came)
}

/** Problems with the counts of one page, in French. */
function countProblems(
  { content, totalElements, totalPages, first, last }: Page,
  number: number,
  size = SIZE,
): string[] {
  if (isHonest({ content, totalElements, totalPages }, number, size)) return []
  const pages = Math.ceil(totalElements / size)
  const expected = Math.max(0, Math.min(size, totalElements - number * size))
  return [
    ...(content.length === expected
      ? []
      : [`content : ${elements(expected)} à la page ${number}, reçu ${content.length}`]),
    ...(totalPages === pages
      ? []
      : [`totalPages : ${pages} attendu pour ${totalElements} éléments, reçu ${totalPages}`]),
    ...((first ?? number === 0) === (number === 0) ? [] : [`first : ${number === 0} attendu à la page ${number}`]),
    ...((last ?? number >= pages - 1) === number >= pages - 1
      ? []
      : [`last : ${number >= pages - 1} attendu à la page ${number}`]),
  ]
}

const totalProblems = (found: Page, expected: number, where: string): string[] =>
  found.totalElements === expected
    ? []
    : [`totalElements : ${expected} attendu ${where}, comme à la première page, reçu ${found.totalElements}`]

/** Checks that pages follow each other without repeating anything, to the last and beyond it. */
async function checkFollowing(check: Checker, endpoint: Endpoint, at: PageAt, first: Page): Promise<void> {
  const total = first.totalElements
  const pages = Math.ceil(total / SIZE)
  const ids = first.content.map(({ id }) => id)
  for (const number of new Set([1, Math.max(1, pages - 1)])) {
    if (number >= pages) continue
    const other = await readPage(check, endpoint, `page ${number}`, at(number, SIZE))
    if (!other) continue
    const repeated = other.content.some(({ id }) => id !== undefined && ids.includes(id))
    check.tell(endpoint, `page ${number}`, [
      ...countProblems({ ...other, totalElements: total }, number),
      ...totalProblems(other, total, `à la page ${number}`),
      ...(repeated ? [`la page ${number} répète des éléments de la page 0`] : []),
    ])
  }
  const number = pages + BEYOND
  const beyond = await readPage(check, endpoint, 'page après la dernière', at(number, SIZE))
  if (!beyond) return
  check.tell(endpoint, 'page après la dernière', [
    ...countProblems({ ...beyond, totalElements: total }, number),
    ...totalProblems(beyond, total, 'après la dernière page'),
  ])
}

type PageAt = (number: number, size: number) => CheckedRequest

const defaultSize = ({ query }: Endpoint): number => Number(query?.parse({ ...requiredOf(query) }).size ?? 0)

/** Values that let a query parse, for its defaults to be read: of each required enum the first. */
function requiredOf(query: z.ZodObject): Record<string, unknown> {
  const required: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(query.shape)) {
    if (!(schema instanceof z.ZodType) || schema.safeParse(undefined).success) continue
    required[name] = schema instanceof z.ZodEnum ? schema.options[0] : '00000000-0000-4000-8000-000000000000'
  }
  return required
}

/** Checks that the size asked for is kept, and that the total does not depend on it. */
async function checkSizes(
  check: Checker,
  endpoint: Endpoint,
  example: CheckedRequest,
  first: Page,
  ours: boolean,
): Promise<void> {
  const total = first.totalElements
  for (const size of [1, LARGE]) {
    const name = `taille ${size}`
    const query = { ...example.query, page: '0', size: String(size) }
    const found = await readPage(check, endpoint, name, { ...example, query })
    if (!found) continue
    check.tell(endpoint, name, [
      ...totalProblems(found, total, `par pages de ${size}`),
      ...countProblems({ ...found, totalElements: total }, 0, size),
    ])
  }
  if (!ours) return
  const size = defaultSize(endpoint)
  const bare = await readPage(check, endpoint, 'sans page ni taille', example)
  if (bare) check.tell(endpoint, 'sans page ni taille', countProblems({ ...bare, totalElements: total }, 0, size))
}

/** Checks that pages add up, follow each other and end, whatever their size, and that a bad page is refused. */
export async function checkPaging(session: Session, endpoint: Endpoint, example: CheckedRequest): Promise<void> {
  const check = checkerOf(session, 'paging')
  const at: PageAt = (number, size) => ({
    ...example,
    query: { ...example.query, page: String(number), size: String(size) },
  })
  const first = await readPage(check, endpoint, 'première page', at(0, SIZE))
  if (!first) return
  check.tell(endpoint, 'première page', countProblems(first, 0))
  await checkFollowing(check, endpoint, at, first)
  await checkSizes(check, endpoint, example, first, session.extensions)
  for (const [name, query] of [
    ['page illisible', { page: 'x' }],
    ['page négative', { page: '-1' }],
    ['taille nulle', { size: '0' }],
  ] as const)
    await check.refuseOurs(endpoint, name, { ...example, query: { ...example.query, ...query } }, 400)
}
