import { isAdminPath } from '@potager/domain/paths'
import type { NavLinkProps } from '@potager/ui/navigation'
import { Link } from 'react-router-dom'

/** A link of the back-office: client-side navigation to its own pages, a full load for public ones. */
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
