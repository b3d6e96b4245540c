export { longPerson, longRestaurantName, longWord } from '@potager/domain/samples'

export const longText =
  'Sans gluten pour trois personnes, et une place près de la fenêtre si le temps le permet. '.repeat(8)

/** By how many pixels the page is wider than its window: a screen never makes one scroll sideways. */
export function overflowOf(element: HTMLElement): number {
  const page = element.ownerDocument.documentElement
  return page.scrollWidth - page.clientWidth
}

/** By how many pixels a screen is wider than the room that is left to it in a window, as beside a rail. */
export function overflowIn(room: number, canvas: HTMLElement): number {
  canvas.style.width = `${room}px`
  const overflow = canvas.scrollWidth - room
  canvas.style.width = ''
  return overflow
}
