const chosen = ':is([aria-pressed=true],[aria-selected=true],a[aria-current],button[aria-current])'

/** What is selected on the page. */
export const chosenElements = (): Element[] => [...document.querySelectorAll(chosen)]

function highlightColour(): string {
  const probe = document.createElement('i')
  probe.style.cssText = 'forced-color-adjust:none;background:Highlight'
  document.body.append(probe)
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

/** Throws when one of these selected elements looks like the others in forced colours, which remove our backgrounds. */
export function holdHighlight(elements: readonly Element[]): void {
  const highlight = highlightColour()
  const lost = elements.filter(
    (element) => element.checkVisibility() && getComputedStyle(element).backgroundColor !== highlight,
  )
  if (lost.length > 0)
    throw new Error(
      `couleurs forcées : rien ne dit ce qui est choisi.\n${lost.map(({ outerHTML }) => outerHTML).join('\n')}`,
    )
}
