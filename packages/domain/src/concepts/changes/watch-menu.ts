/**
 * The stream that tells anybody that a restaurant's menu changed, and nothing else (extension); as a browser's EventSource reads
 * it. Its first event says what may have been missed before.
 */
export const watchMenu = {
  name: 'watchMenu',
  method: 'GET',
  path: '/notprotected/restaurant/:id/menu/changes',
  access: 'public',
  extension: true,
} as const

/** The event of that stream: read the menu again. */
export const MENU_CHANGED = 'menu'
