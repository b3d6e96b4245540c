export { longPerson, longRestaurantName, longWord } from '@potager/domain/samples'

export const longText =
  'Sans gluten pour trois personnes, et une place près de la fenêtre si le temps le permet. '.repeat(8)

/** Horizontal overflow of the page, in pixels: a screen must never cause any. */
export function overflowOf(element: HTMLElement): number {
  const page = element.ownerDocument.documentElement
  return page.scrollWidth - page.clientWidth
}

/** Horizontal overflow of a screen in a given width, such as beside a rail, in pixels. */
export function overflowIn(room: number, canvas: HTMLElement): number {
  canvas.style.width = `${room}px`
  const overflow = canvas.scrollWidth - room
  canvas.style.width = ''
  return overflow
}
