import { reasonOf } from '@potager/admin-kit/data'
import type { Call } from '@potager/domain/api'
import type { OneTimeLink } from '@potager/ui/account'
import { useState } from 'react'
import { useApiMutation } from '../../platform/data/useApi.ts'

type MadeLink = { path: string; expiresAt: OneTimeLink['expiresAt']; sentTo?: string | undefined }
type Making<Input> = {
  inputFor: (email: string | undefined) => Input
  /** What is said once the link is there. */
  made: string
  onClose: () => void
}

/** Makes a link that is shown once: it is forgotten when its dialog closes. */
export function useOneTimeLink<Input, Result extends MadeLink>(
  call: Call<Input, Result>,
  { inputFor, made, onClose }: Making<Input>,
) {
  const [link, setLink] = useState<OneTimeLink | null>(null)
  const [said, say] = useState<string | null>(null)
  const creation = useApiMutation(call, {
    onSuccess: ({ path, expiresAt, sentTo }) => {
      setLink({ address: new URL(path, location.origin).href, expiresAt, sentTo })
      say(made)
    },
    onError: (error) => say(reasonOf(error)),
  })
  return {
    link,
    said,
    busy: creation.isPending,
    onCreate: (email: string | undefined) => creation.mutate(inputFor(email)),
    onClose: () => {
      setLink(null)
      say(null)
      onClose()
    },
  }
}
