/** Attributes that name or point to something: no style depends on them. */
const names =
  /^(?:id|for|href|src|name|value|title|alt|placeholder|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|valuenow|valuetext))$/

/** States that styles depend on and no attribute shows. */
const states = [':hover', ':focus', ':focus-visible', ':checked', ':disabled']

function signOf(element: Element): string {
  const attributes = [...element.attributes].filter(({ name }) => !names.test(name))
  const written = attributes.map(({ name, value }) => `${name}=${value}`).toSorted()
  return [element.tagName, ...written, ...states.filter((state) => element.matches(state))].join(' ')
}

const seen = new Map<string, Set<string>>()

/** The element and all around it, as far as style sheets can tell them apart. */
function chainOf(element: Element, signs: Map<Element, string>): string {
  const known = signs.get(element)
  if (known !== undefined) return known
  const around = element.parentElement ? chainOf(element.parentElement, signs) : ''
  const chain = `${around} > ${signOf(element)}`
  signs.set(element, chain)
  return chain
}

/**
 * The elements that no story of this run has shown yet in this look: others with the same classes, attributes and
 * states, inside the same, were checked in it. `remember` is called once these have passed.
 */
export function notYetSeen(look: string, elements: readonly Element[]): { fresh: Element[]; remember: () => void } {
  const known = seen.get(look) ?? new Set()
  seen.set(look, known)
  const signs = new Map<Element, string>()
  const fresh = elements.filter((element) => !known.has(chainOf(element, signs)))
  return {
    fresh,
    remember: () => {
      for (const element of fresh) known.add(chainOf(element, signs))
    },
  }
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

/** The elements with a text of their own. */
export const withText = (): Element[] =>
  [...document.body.querySelectorAll('*')].filter((element) => element.matches('input, textarea') || hasText(element))
