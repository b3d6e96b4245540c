import { typefaces } from '../../packages/ui/src/foundations/tokens/index.ts'

type Range = readonly [from: number, to: number]

/** The code point ranges of a font face, from its `unicode-range`: `U+0-FF, U+131`. */
function rangesOf({ unicodeRange }: FontFace): Range[] {
  return unicodeRange.split(',').map((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })
}

const isOurs = (family: string) => typefaces.some((name) => family.includes(name))

function* textsOf(root: Element): Generator<{ text: string; element: Element }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node
    const text = node.textContent?.trim()
    if (element && text && element.checkVisibility()) yield { text, element }
  }
  for (const field of root.querySelectorAll('input, textarea')) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      yield { text: field.value || field.placeholder, element: field }
  }
}

/**
 * Texts of the page that depend on system fonts, because ours lack a character or the style names another family: at
 * most one per family and character.
 */
export function drawnBySystem(): string[] {
  const ranges = [...document.fonts].filter(({ family }) => isOurs(family)).flatMap(rangesOf)
  const has = (char: string) => ranges.some(([from, to]) => from <= char.charCodeAt(0) && char.charCodeAt(0) <= to)
  const found = new Set<string>()
  for (const { text, element } of textsOf(document.body)) {
    const [family = ''] = getComputedStyle(element).fontFamily.split(',')
    if (!isOurs(family)) found.add(`${family} (« ${text.slice(0, 40)} »)`)
    for (const char of text) if (!has(char)) found.add(char)
  }
  return [...found]
}
