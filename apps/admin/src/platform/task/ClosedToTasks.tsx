import type { Task } from '@potager/domain/auth'
import { taskMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { EmptyState } from '@potager/ui/feedback'
import { ScreenHeading } from '@potager/ui/screen'
import { Link } from 'react-router-dom'
import { useTitle } from '../navigation/useTitle.ts'

type ClosedToTasksProps = {
  /** The tasks that would open the page. */
  opening: readonly Task[]
  /** Where the account's own work begins. */
  beginning: string
}

/** In place of a page that the account's tasks do not open. */
export function ClosedToTasks({ opening, beginning }: ClosedToTasksProps) {
  return (
    <>
      <ScreenHeading title={useTitle()} />
      <EmptyState
        title={words.closedTitle}
        hint={words.closed(opening)}
        action={
          <Button component={Link} to={beginning} variant="contained">
            {words.toOwn}
          </Button>
        }
      />
    </>
  )
}
