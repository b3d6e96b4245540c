import { logoMessages } from '@potager/domain/messages'
import { drawnElements } from './allowed.ts'
import { everyElement, refuseCostly } from './cost.ts'
import { isSafeStyle, withoutComments } from './styles.ts'
import { type Element, readDrawing, UnusableDrawing } from './tree.ts'

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
