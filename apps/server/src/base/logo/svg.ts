import { logoMessages } from '@potager/domain/messages'
import {
  drawnElements,
  type Element,
  idsIn,
  idsOfClasses,
  isSafeStyle,
  readDrawing,
  UnusableDrawing,
  withoutComments,
} from './tree.ts'

/** How many elements a logo may draw, copies included. */
const MOST_DRAWN = 20_000

/** What a filter costs: it goes over every pixel of what it is on. */
const FILTER_COST = 50

/** They are made of nothing that is drawn by itself. */
const paints = new Set(['linearGradient', 'radialGradient', 'filter'])

const isElement = (child: Element | string): child is Element => typeof child !== 'string'

const sumOf = (elements: readonly Element[], of: (element: Element) => number) =>
  elements.reduce((sum, element) => sum + of(element), 0)

/** Every element of a drawing. */
function everyElement(root: Element): Element[] {
  return [root, ...root.children.filter(isElement).flatMap(everyElement)]
}

/**
 * Refuses drawings that draw themselves, or copies of copies without end: a few lines could keep a browser busy for good.
 * @throws UnusableDrawing
 */
function refuseCostly(root: Element): void {
  const all = everyElement(root)
  const byId = new Map<string, Element>()
  for (const element of all) {
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
  }
  const sheet = all.filter(({ name }) => name === 'style').flatMap(({ children }) => children)
  const classes = idsOfClasses(sheet.join('\n'))
  if (!classes) throw new UnusableDrawing('styles')

  const known = new Map<Element, number>()
  const within = new Set<Element>()
  function costOf(element: Element): number {
    if (paints.has(element.name)) return 1
    const found = known.get(element)
    if (found !== undefined) return found
    if (within.has(element)) throw new UnusableDrawing('cost')
    within.add(element)
    const { attributes, children } = element
    const copied = byId.get(attributes.get('href')?.slice(1) ?? '')
    const named = (attributes.get('class') ?? '').split(/\s+/).flatMap((name) => classes?.get(name) ?? [])
    const ids = new Set([...[...attributes.values()].flatMap(idsIn), ...named])
    const used = [...ids].flatMap((id) => byId.get(id) ?? [])
    const filters = used.filter(({ name }) => name === 'filter').length
    const copies = sumOf(
      used.filter(({ name }) => !paints.has(name)),
      costOf,
    )
    const own = sumOf([...children.filter(isElement), ...(copied ? [copied] : [])], costOf)
    // Children inherit what an element is filled with: each draws it again.
    const cost = (1 + own) * (1 + copies) + filters * FILTER_COST
    within.delete(element)
    known.set(element, cost)
    if (cost > MOST_DRAWN) throw new UnusableDrawing('cost')
    return cost
  }
  costOf(root)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

function written({ name, attributes, children }: Element): string {
  const own = [...attributes].map(([key, value]) => ` ${key}="${escaped(value).replace(/[\t\n\r]/g, ' ')}"`).join('')
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : written(child))).join('')
  return inner ? `<${name}${own}>${inner}</${name}>` : `<${name}${own}/>`
}

/** Leaves out style sheets that could fetch something. */
function cleanSheets(element: Element): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    if (child.name === 'style') {
      const sheet = withoutComments(child.children.join(''))
      child.children = isSafeStyle(sheet) ? [sheet] : []
    } else cleanSheets(child)
  }
}

/** Gives a drawing without a view box the one of its width and height. @throws UnusableDrawing when it has neither */
function frame({ attributes }: Element): void {
  const numbers = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (numbers.length === 4 && numbers.every(Number.isFinite) && Math.min(...numbers.slice(2)) > 0) return
  const [width, height] = ['width', 'height'].map(
    (side) => /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(attributes.get(side) ?? '')?.[1],
  )
  if (!Number(width) || !Number(height)) throw new UnusableDrawing('frame')
  attributes.set('viewBox', `0 0 ${width} ${height}`)
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnusableDrawing('xml: not UTF-8')
  }
}

function why(reason: string): string {
  if (reason === 'root') return logoMessages.notSvg
  if (reason === 'frame') return logoMessages.noSize
  if (reason === 'entities') return logoMessages.entities
  return reason.startsWith('xml') ? logoMessages.unreadable : logoMessages.tooCostly
}

/** A drawing written anew from what the lists allow, or why it cannot be used, in French. */
export function cleanSvg(bytes: Uint8Array): { svg: string } | { problem: string } {
  try {
    const root = readDrawing(textOf(bytes))
    cleanSheets(root)
    frame(root)
    if (!everyElement(root).some(({ name }) => drawnElements.has(name))) return { problem: logoMessages.empty }
    refuseCostly(root)
    const { attributes } = root
    root.attributes = new Map([['xmlns', 'http://www.w3.org/2000/svg'], ...attributes])
    return { svg: written(root) }
  } catch (error) {
    if (error instanceof UnusableDrawing) return { problem: why(error.message) }
    throw error
  }
}
