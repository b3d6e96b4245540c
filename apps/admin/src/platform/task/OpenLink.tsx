import type { NavLinkProps } from '@potager/ui/navigation'
import { AppLink } from '../navigation/AppLink.tsx'
import { useNarrowing } from './narrowing.ts'

/** A link of the navigation, left out where the account's tasks close its page. */
export function OpenLink(props: NavLinkProps) {
  return useNarrowing()?.closing(props.href) ? null : <AppLink {...props} />
}
