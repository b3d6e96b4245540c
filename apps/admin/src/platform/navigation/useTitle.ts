import { useShownPageName } from '@potager/admin-kit'
import { house } from '@potager/domain/config'
import { isolated } from '@potager/domain/text'
import { useMatches } from 'react-router-dom'

/** Title of the open page: the record on screen, if any, then the title of the route. */
export function useTitle(): string {
  const name = useShownPageName()
  const place = usePlace()
  return name ? `${isolated(name)} · ${place}` : place
}

function usePlace(): string {
  const handle = useMatches().at(-1)?.handle
  const named = typeof handle === 'object' && handle !== null && 'title' in handle
  return named && typeof handle.title === 'string' ? handle.title : house.name
}
