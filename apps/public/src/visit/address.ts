import { isAdminPath } from '@potager/domain/paths'

/** The API, Storybook and files are no pages; what else is not shown in place is found out on the way there. */
const isPublicPage = (pathname: string) =>
  !isAdminPath(pathname) &&
  !/^\/(?:api|storybook)(?:\/|$)/.test(pathname) &&
  !pathname.slice(pathname.lastIndexOf('/')).includes('.')

/** The page of this site that a link leads to; null where the browser should follow it by itself. */
export function visitAddress(target: EventTarget | null, here: { origin: string }): URL | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  return url.origin === here.origin && isPublicPage(url.pathname) ? url : null
}

/** What makes two addresses one page: a part of a page is reached by the browser itself. */
export const pageAt = (url: URL | Location) => url.pathname + url.search

/** Where a click leads within this document; null when it means something else: a new tab, a download, a part of the page. */
export function followed(event: MouseEvent, here: Location): URL | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const url = plain && !event.defaultPrevented ? visitAddress(event.target, here) : null
  return url && !(url.hash && pageAt(url) === pageAt(here)) ? url : null
}
