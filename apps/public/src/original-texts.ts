/**
 * Keeps the texts that the server rendered. A browser's translation puts elements `font` in their place; content hydrated
 * over those would be rendered anew, without what was typed and clicked in it.
 * @returns puts them back, before the content is hydrated
 */
export function keepOriginalTexts(root: Element): () => void {
  const kept = new Map<Element, ChildNode[]>()
  for (const element of root.querySelectorAll('*')) {
    const nodes = [...element.childNodes]
    if (nodes.some((node) => node instanceof Text)) kept.set(element, nodes)
  }
  return () => {
    for (const [element, nodes] of kept) if (element.querySelector(':scope > font')) element.replaceChildren(...nodes)
  }
}
