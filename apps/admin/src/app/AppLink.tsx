import { isAdminPath } from '@potager/domain/paths'
import type { NavLinkProps } from '@potager/ui/navigation'
import { Link } from 'react-router-dom'

/** A link as the back-office draws it: its own pages open in place, public pages load anew. */
export function AppLink({ href, children, ...rest }: NavLinkProps) {
  return isAdminPath(href.replace(/\?.*/, '')) ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
