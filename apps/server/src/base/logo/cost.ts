import { idsIn, idsOfClasses } from './styles.ts'
import { type Element, UnusableDrawing } from './tree.ts'

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
export function everyElement(root: Element): Element[] {
  return [root, ...root.children.filter(isElement).flatMap(everyElement)]
}

/**
 * Refuses drawings that draw themselves, or copies of copies without end: a few lines could keep a browser busy for good.
 * @throws UnusableDrawing
 */
export function refuseCostly(root: Element): void {
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
