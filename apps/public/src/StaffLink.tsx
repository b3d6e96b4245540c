import { opensPage, readTasks } from '@potager/domain/auth'
import type { NavLinkProps } from '@potager/ui/navigation'
import { useSyncExternalStore } from 'react'
import { session, subscribe } from './session.ts'

const closes = (path: string) => !opensPage(readTasks(session.read()?.tasks), path)

/** A link to the back-office, left out where the tasks of the signed-in account close its page. */
export default function StaffLink({ href, children, ...props }: NavLinkProps) {
  const closed = useSyncExternalStore(subscribe, () => closes(href))
  return closed ? null : (
    <a href={href} {...props}>
      {children}
    </a>
  )
}
