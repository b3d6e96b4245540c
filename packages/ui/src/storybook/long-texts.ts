/** Names as long as registers have them, and words that find no place to break. */
export const longPerson = 'Marie-Antoinette de La Rochefoucauld-Montmorency-Beauregard'
export const longPlace = 'Restaurant communal des bords de l’Erdre et de la rivière Loire réunies, salle haute'
export const longWord = 'Anticonstitutionnellementimprononçablementinsécable'
export const longText =
  'Sans gluten pour trois personnes, et une place près de la fenêtre si le temps le permet. '.repeat(8)

/** By how many pixels the page is wider than its window: a screen never makes one scroll sideways. */
export function overflowOf(element: HTMLElement): number {
  const page = element.ownerDocument.documentElement
  return page.scrollWidth - page.clientWidth
}
