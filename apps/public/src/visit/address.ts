import { isAdminPath } from '@potager/domain/paths'

/** The API, Storybook and files are not pages; the visit sorts out other exceptions. */
const isPublicPage = (pathname: string) =>
  !isAdminPath(pathname) &&
  !/^\/(?:api|storybook)(?:\/|$)/.test(pathname) &&
  !pathname.slice(pathname.lastIndexOf('/')).includes('.')

/** The URL of a link to a page of this site; null where the browser should navigate. */
export function visitAddress(target: EventTarget | null, here: { origin: string }): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  return url.origin === here.origin && isPublicPage(url.pathname) ? url : null
}

/** Identity of a page: a hash change within it is left to the browser. */
export const pageAt = (url: URL | Location) => url.pathname + url.search

/** The target of a click within this document; null for a new tab, a download or a fragment. */
export function followed(event: MouseEvent, here: Location): URL | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const url = plain && !event.defaultPrevented ? visitAddress(event.target, here) : null
  return url && !(url.hash && pageAt(url) === pageAt(here)) ? url : null
}
