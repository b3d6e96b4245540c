const chosen = ':is([aria-pressed=true],[aria-selected=true],a[aria-current],button[aria-current])'

/** Whether anything on the page is selected. */
export const holdsChosen = (): boolean => document.querySelector(chosen) !== null

function highlightColour(): string {
  const probe = document.createElement('i')
  probe.style.cssText = 'forced-color-adjust:none;background:Highlight'
  document.body.append(probe)
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

/** Throws when a selected element looks like the others in forced colours, which remove our backgrounds. */
export function holdHighlight(): void {
  const highlight = highlightColour()
  const lost = [...document.querySelectorAll(chosen)].filter(
    (element) => element.checkVisibility() && getComputedStyle(element).backgroundColor !== highlight,
  )
  if (lost.length > 0)
    throw new Error(
      `couleurs forcées : rien ne dit ce qui est choisi.\n${lost.map(({ outerHTML }) => outerHTML).join('\n')}`,
    )
}
