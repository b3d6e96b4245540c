import { isAdminPath } from '@potager/domain/paths'
import type { NavLinkProps } from '@potager/ui/navigation'
import { lazy, Suspense } from 'react'
import { session } from './session.ts'

const Anchor = (props: NavLinkProps) => <a {...props} />

// Where its code cannot be loaded the link is shown: the page itself says that it is closed.
const StaffLink = lazy(() => import('./StaffLink.tsx').catch(() => ({ default: Anchor })))

/** A link of the navigation. For an account narrowed to tasks, those to the back-office wait for what the tasks open. */
export function SiteLink(props: NavLinkProps) {
  if (!isAdminPath(props.href) || !session.read()?.tasks) return <Anchor {...props} />
  return (
    <Suspense>
      <StaffLink {...props} />
    </Suspense>
  )
}
