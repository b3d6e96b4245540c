import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { allowedAttributes, allowedElements, textElements } from './allowed.ts'
import { isSafeStyle, withoutComments } from './styles.ts'

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
