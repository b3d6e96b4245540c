import { product } from '@potager/domain/config'
import { useMatches } from 'react-router-dom'

/** Title of the page that is open, as the route table has it. */
export function useTitle(): string {
  const handle = useMatches().at(-1)?.handle
  const named = typeof handle === 'object' && handle !== null && 'title' in handle
  return named && typeof handle.title === 'string' ? handle.title : product.name
}
