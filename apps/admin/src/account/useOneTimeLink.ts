import { reasonOf } from '@potager/admin-kit/data'
import type { Call } from '@potager/domain/api'
import type { OneTimeLink } from '@potager/ui/account'
import { useState } from 'react'
import { useApiMutation } from '../data/useApi.ts'

type MadeLink = { path: string; expiresAt: OneTimeLink['expiresAt'] }

/** Makes a link that is shown once: it is forgotten when its dialog closes. `made` is what is said once it is there. */
export function useOneTimeLink<Result extends MadeLink>(
  call: Call<string, Result>,
  { id, made, onClose }: { id: string; made: string; onClose: () => void },
) {
  const [link, setLink] = useState<OneTimeLink | null>(null)
  const [said, say] = useState<string | null>(null)
  const creation = useApiMutation(call, {
    onSuccess: ({ path, expiresAt }) => {
      setLink({ address: new URL(path, location.origin).href, expiresAt })
      say(made)
    },
    onError: (error) => say(reasonOf(error)),
  })
  return {
    link,
    said,
    busy: creation.isPending,
    onCreate: () => creation.mutate(id),
    onClose: () => {
      setLink(null)
      say(null)
      onClose()
    },
  }
}
