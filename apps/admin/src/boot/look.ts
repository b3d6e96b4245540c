import { SCHEME_KEY } from '@potager/domain/auth'
import type { Scheme } from '@potager/ui/navigation'

/** The colour scheme chosen in this browser; « system » when the storage is not readable. */
export function keptScheme(area: () => Pick<Storage, 'getItem'>): Scheme {
  try {
    const kept = area().getItem(SCHEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Applies the colour scheme to the document; « system » leaves it to the styles. */
export function showScheme(scheme: Scheme): void {
  if (scheme !== 'system') document.documentElement.dataset.scheme = scheme
}

/**
 * Syncs the server-rendered frame with the application's: names the chosen colour scheme and scrolls a phone's strip of
 * links to the current page.
 */
export function scrollToCurrentPage(scheme: Scheme): void {
  const rail = document.querySelector('aside > div')
  const select = document.querySelector('aside select')
  if (select instanceof HTMLSelectElement) select.value = scheme
  const current = rail?.querySelector('[aria-current]')
  if (!rail || !current) return
  const frame = rail.getBoundingClientRect()
  const place = current.getBoundingClientRect()
  rail.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2)
}
