import { isAdminPath } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import type { NavLinkProps } from '@potager/ui/navigation'
import { Link } from 'react-router-dom'
import { useNarrowing } from '../task/narrowing.ts'

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

/** A link of the navigation, left out where the account's tasks close its page. */
export function OpenLink(props: NavLinkProps) {
  return useNarrowing()?.closing(props.href) ? null : <AppLink {...props} />
}

/** The button of a list that leads to where its next record is made. */
export function CreateLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} variant="contained" size="small" startIcon={<Icon name="add" />}>
      {children}
    </Button>
  )
}
