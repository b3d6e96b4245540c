import { trimEndOf } from '@potager/domain/format'
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'

/** What a logo may be drawn with. What is not here is left out: scripts, links, embedded pages and pictures, animations. */
const allowedElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use switch style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feOffset`.split(/\s+/),
)

/** Elements that show something by themselves. */
export const drawnElements: ReadonlySet<string> = new Set(
  'path rect circle ellipse line polyline polygon text use'.split(' '),
)

/** Elements whose text is read. */
const textElements: ReadonlySet<string> = new Set(['style', 'text', 'tspan', 'textPath'])

/** Attributes without a prefix. Addresses (`href`) and styles have rules of their own. */
const allowedAttributes: ReadonlySet<string> = new Set(
  `id class x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio transform pathLength
  dx dy rotate textLength lengthAdjust startOffset method spacing side offset spreadMethod gradientUnits gradientTransform
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits mask-type
  markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits
  in in2 result type values mode operator k1 k2 k3 k4 stdDeviation edgeMode tableValues slope intercept amplitude exponent
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset color opacity display visibility overflow clip-path clip-rule mask filter
  marker marker-start marker-mid marker-end paint-order vector-effect shape-rendering text-rendering color-interpolation
  color-interpolation-filters flood-color flood-opacity lighting-color stop-color stop-opacity enable-background
  font-family font-size font-style font-weight font-stretch font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift direction writing-mode unicode-bidi
  isolation mix-blend-mode transform-origin version`.split(/\s+/),
)

/** Functions of styles; `url` has a rule of its own. No other one is known to fetch nothing. */
const allowedFunctions: ReadonlySet<string> = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color-mix calc min max clamp matrix translate translatex translatey
  scale scalex scaley rotate skewx skewy`.split(/\s+/),
)

/** The name before each parenthesis of a style. */
const functionsOf = (style: string) =>
  style
    .split('(')
    .slice(0, -1)
    .map((before) => before.slice(trimEndOf(before, /[\w-]/).length).toLowerCase())

const LOCAL = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/gi

/**
 * Whether a style fetches nothing: functions of the list only, addresses within the file only, no rule with an at sign
 * but of media. Escapes could hide any of that, and are not taken.
 */
export function isSafeStyle(style: string): boolean {
  if (/[\\<]/.test(style)) return false
  const rest = style.replace(/@media\b[^{}();:@"']*(?:\([\w\s:.-]*\)[^{}();:@"']*)*\{/gi, '{').replace(LOCAL, '')
  if (rest.includes('@')) return false
  return functionsOf(rest).every((name) => allowedFunctions.has(name))
}

/** The ids that a style or an attribute draws with. */
export function idsIn(style: string): string[] {
  return [...style.matchAll(LOCAL)].map(([, , id = '']) => id)
}

/** Without its comments, so that none can hide a rule. */
export const withoutComments = (style: string) => style.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ')

/**
 * The ids that each class draws with; null when a rule draws by another selector than classes, so that what it costs cannot be
 * told.
 */
export function idsOfClasses(style: string): Map<string, string[]> | null {
  const found = new Map<string, string[]>()
  for (const rule of style.split('}')) {
    const [selector = '', body] = rule.split('{').slice(-2)
    const ids = idsIn(rule)
    if (ids.length === 0) continue
    if (ids.length > idsIn(body ?? '').length) return null
    for (const one of selector.split(',')) {
      const [, name] = /^\s*\.([\w-]+)\s*$/.exec(one) ?? []
      if (!name) return null
      found.set(name, [...(found.get(name) ?? []), ...ids])
    }
  }
  return found
}

/** An element of a cleaned drawing. */
export type Element = { name: string; attributes: Map<string, string>; children: (Element | string)[] }

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'
const DEEPEST = 60
const MOST = 5000

/** A file that is no drawing that can be shown; the message says why. */
export class UnusableDrawing extends Error {}

/** The name and value under which an attribute is kept, null when it is left out. */
function keptAttribute({ uri, local, value }: SaxesAttributeNS): [string, string] | null {
  if (local === 'href' && (uri === '' || uri === XLINK)) return /^#[\w.:-]+$/.test(value) ? ['href', value] : null
  if (uri === XML) return local === 'space' ? ['xml:space', value] : null
  if (uri !== '' || !(local === 'style' || allowedAttributes.has(local))) return null
  const style = withoutComments(value)
  return isSafeStyle(style) ? [local, style] : null
}

/** An element with what is kept of it; a link is a group. Null for one that is left out, with all that is in it. */
function keptElement({ local, uri, attributes }: SaxesTagNS): Element | null {
  const name = local === 'a' ? 'g' : local
  if (!(uri === SVG || uri === '') || !allowedElements.has(name)) return null
  const kept = Object.values(attributes).flatMap((attribute) => {
    const pair = keptAttribute(attribute)
    return pair ? [pair] : []
  })
  return { name, attributes: new Map(kept), children: [] }
}

/**
 * Reads a drawing strictly as XML and keeps what the lists allow; elements without a namespace count as SVG.
 * @throws UnusableDrawing when it is not XML, declares entities, is no SVG, or is too deep or too long
 */
export function readDrawing(text: string): Element {
  const parser = new SaxesParser({ xmlns: true })
  const open: (Element | null)[] = []
  const top: Element[] = []
  let elements = 0
  parser.on('error', ({ message }) => {
    throw new UnusableDrawing(`xml: ${message}`)
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new UnusableDrawing('entities')
  })
  parser.on('opentag', (tag) => {
    elements += 1
    if (open.length >= DEEPEST || elements > MOST) throw new UnusableDrawing('size')
    const parent = open.at(-1)
    const element = parent === null ? null : keptElement(tag)
    if (open.length === 0) {
      if (element?.name !== 'svg') throw new UnusableDrawing('root')
      top.push(element)
    } else if (element) parent?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const takeText = (piece: string) => {
    const parent = open.at(-1)
    if (parent && textElements.has(parent.name)) parent.children.push(piece)
  }
  parser.on('text', takeText)
  parser.on('cdata', takeText)
  parser.write(text).close()
  const [root] = top
  if (!root) throw new UnusableDrawing('root')
  return root
}
