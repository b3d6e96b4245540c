const attributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
]

/** What is no language: brands, keys, code, and what a page is told not to translate. */
const untranslated = 'script, style, svg title, kbd, code, [translate="no"]'

const letters = /\p{L}{2,}/u

/** The parts of texts that follow one another which lie outside of ⟦…⟧. */
function outside(texts: readonly string[]): string[] {
  let depth = 0
  return texts.map((text) =>
    text.replaceAll(/[⟦⟧]|[^⟦⟧]+/g, (part) => {
      if (part === '⟦') depth += 1
      else if (part === '⟧') depth -= 1
      else if (depth === 0) return part
      return ' '
    }),
  )
}

function visibleTexts(root: Element): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent && !parent.closest(untranslated) && parent.checkVisibility()) texts.push(node.textContent ?? '')
  }
  return texts
}

function spokenTexts(root: Element): string[] {
  return attributes.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.closest(untranslated))
      .flatMap((element) => outside([element.getAttribute(name) ?? ''])),
  )
}

/** One expression for all of what explains a text, the longest first so that a name is not taken for its first word. */
function explanation(known: readonly string[]): RegExp {
  const texts = [...new Set(known)]
    .filter((text) => letters.test(text))
    .toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?<!\\p{L})(?:${texts.map((text) => RegExp.escape(text)).join('|')})(?!\\p{L})`, 'giu')
}

/** The texts of a page that did not come from the catalogue, once what `known` explains is taken away. */
export function strayTexts(root: Element, known: readonly string[]): string[] {
  const unmarked = [...outside(visibleTexts(root)), ...spokenTexts(root)].map((text) => text.trim())
  const candidates = [...new Set(unmarked)].filter((text) => letters.test(text))
  if (candidates.length === 0) return []
  const explained = explanation(known)
  return candidates.filter((text) => letters.test(text.replaceAll(explained, ' ')))
}
