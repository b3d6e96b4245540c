import { getChatSession } from '@potager/domain/chat-session'
import { SessionDialog } from '@potager/ui/chat-session'
import { failureOf } from '../data/failureOf.ts'
import { useApiQuery } from '../data/useApi.ts'

/** The dialog of one session with its call; closed without an id. */
export function OpenSession({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, error, refetch } = useApiQuery(getChatSession, id ?? '', { enabled: id !== null })
  return (
    <SessionDialog
      open={id !== null}
      session={data ?? null}
      // What cannot be an id, such as a part of one, is one that no session has.
      missing={error?.status === 404 || error?.status === 400}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  )
}
