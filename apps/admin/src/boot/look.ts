import type { Scheme } from '@potager/ui/navigation'

/** Where MUI keeps the choice of look. */
const SCHEME_KEY = 'mui-mode'

/** The look that was chosen in this browser; a storage that refuses keeps none. */
export function keptScheme(area: () => Pick<Storage, 'getItem'>): Scheme {
  try {
    const kept = area().getItem(SCHEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Sets the look of the document; without a choice its styles follow the system. */
export function showScheme(scheme: Scheme): void {
  if (scheme !== 'system') document.documentElement.dataset.scheme = scheme
}

/** Brings the frame that the server drew to where the application's own is: the chosen look is named, the strip of a phone shows the current place. */
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
