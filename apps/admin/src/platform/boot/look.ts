import { preferencesKey, SCHEME_KEY } from '@potager/domain/auth'
import { paths } from '@potager/domain/paths'
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

/** Names the chosen colour scheme in the server-rendered frame, as the application's does. */
export function nameScheme(scheme: Scheme): void {
  const select = document.querySelector('aside select')
  if (select instanceof HTMLSelectElement) select.value = scheme
}

/** Gives the bar of the server-rendered frame what administrators have there: the console in the place of the service. */
export function showBarOfAdmins(): void {
  const cell = document.querySelector<HTMLAnchorElement>(`[data-bar] a[href="${paths.service}"]`)
  const link = document.querySelector(`aside nav a[href="${paths.console}"]`)
  if (!cell || !link) return
  cell.href = paths.console
  cell.removeAttribute('aria-current')
  cell.replaceChildren(...link.cloneNode(true).childNodes)
}

/** Whether an account chose in this browser that « Service » stands alone; false when the storage is not readable. */
export function keptKitchen(area: () => Pick<Storage, 'getItem'>, account: string): boolean {
  try {
    const kept: unknown = JSON.parse(area().getItem(preferencesKey(account)) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'kitchen' in kept && kept.kitchen === true
  } catch {
    return false
  }
}
