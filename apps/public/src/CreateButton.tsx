import { LinkButton } from '@potager/ui/site'
import { type ComponentProps, lazy, Suspense } from 'react'
import { session } from './session.ts'

// Where its code cannot be loaded the button is shown: the page itself says that it is closed.
const StaffButton = lazy(() =>
  import('./StaffLink.tsx').then(
    (module) => ({ default: module.StaffButton }),
    () => ({ default: LinkButton }),
  ),
)

/** Leads somebody signed in to where something is made. For an account narrowed to tasks, it waits for what they open. */
export function CreateButton(props: ComponentProps<typeof LinkButton>) {
  if (!session.read()?.tasks) return <LinkButton {...props} />
  return (
    <Suspense>
      <StaffButton {...props} />
    </Suspense>
  )
}
