import { failureOf } from '@potager/admin-kit/data'
import { getChatSession } from '@potager/domain/chat-session'
import { SessionDialog } from '@potager/ui/chat-session'
import { useApiQuery } from '../../platform/data/useApi.ts'

/** The dialog of one session with its call; closed when `id` is null. */
export function OpenSession({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, error, refetch } = useApiQuery(getChatSession, id ?? '', { enabled: id !== null })
  return (
    <SessionDialog
      open={id !== null}
      session={data ?? null}
      // The server answers a malformed id with 400: no session has it either.
      missing={error?.status === 404 || error?.status === 400}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  )
}
