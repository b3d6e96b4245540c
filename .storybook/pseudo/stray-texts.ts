const attributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
  'label',
]
const spoken = attributes.map((name) => `[${name}]`).join(',')

/** What is no language: brands, code, and what a page is told not to translate. */
const untranslated = 'script, style, svg title, code, [translate="no"]'

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

/** Whether a text may hold words or marks: all others need no look at what is around them. */
const counts = (text: string | null): text is string => text !== null && /[⟦⟧]|\p{L}{2,}/u.test(text)

/** Hidden ones too: a closed list or a folded part opens at a gesture that these tests do not make. */
function writtenTexts(root: Element): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (counts(node.nodeValue) && parent && !parent.closest(untranslated)) texts.push(node.nodeValue)
  }
  return texts
}

function spokenTexts(root: Element): string[] {
  return [...root.querySelectorAll(spoken)].flatMap((element) => {
    const texts = attributes.map((name) => element.getAttribute(name)).filter(counts)
    return element.closest(untranslated) ? [] : texts.flatMap((text) => outside([text]))
  })
}

/** One expression for the known texts that are among these, the longest first: a name is not taken for its first word. */
function explanation(candidates: readonly string[], known: Iterable<string>): RegExp {
  const all = candidates.join('\n')
  const texts = [...known]
    .filter((text) => letters.test(text) && all.includes(text))
    .toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?<!\\p{L})(?:${texts.map((text) => RegExp.escape(text)).join('|')})(?!\\p{L})`, 'gu')
}

/** Identifiers as they are shown: « #1eb9c2 ». */
const identifiers = /#[\da-f]+/g

/** The texts of these parts of a page that did not come from the catalogue, once what `known` explains is taken away. */
export function strayTexts(parts: readonly Element[], known: ReadonlySet<string>): string[] {
  const unmarked = parts
    .flatMap((part) => [...outside(writtenTexts(part)), ...spokenTexts(part)])
    .map((text) => text.trim())
  const candidates = [...new Set(unmarked)].filter((text) => letters.test(text) && !known.has(text))
  if (candidates.length === 0) return []
  const explained = explanation(candidates, known)
  return candidates.filter((text) => letters.test(text.replaceAll(explained, ' ').replaceAll(identifiers, ' ')))
}
