import { opensPage, readTasks } from '@potager/domain/auth'
import type { NavLinkProps } from '@potager/ui/navigation'
import { LinkButton } from '@potager/ui/site'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { session, subscribe } from './session.ts'

/** Whether the tasks of the signed-in account close a page. */
const useClosed = (path: string) =>
  useSyncExternalStore(subscribe, () => !opensPage(readTasks(session.read()?.tasks), path))

/** A link to the back-office, left out where the tasks of the signed-in account close its page. */
export default function StaffLink({ href, children, ...props }: NavLinkProps) {
  return useClosed(href) ? null : (
    <a href={href} {...props}>
      {children}
    </a>
  )
}

/** The same as a button. */
export function StaffButton(props: ComponentProps<typeof LinkButton>) {
  return useClosed(props.href) ? null : <LinkButton {...props} />
}
