import { commonMessages } from '@potager/domain/messages'
import { ListSkeleton } from '@potager/ui/feedback'

/** Shown in the frame while a page's code arrives. */
export function PageLoading() {
  return <ListSkeleton label={commonMessages.loading} />
}
