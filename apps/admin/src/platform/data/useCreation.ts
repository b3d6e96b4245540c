import { apiErrorOf, reasonOf } from '@potager/admin-kit/data'
import { type ApiError, newIdempotencyKey } from '@potager/domain/api'
import type { ErrorBody, FormRefusal } from '@potager/domain/wire'
import type { ServerErrors } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Write } from './useRecords.ts'

type CreationOptions<Draft, Result> = {
  /** Maps an error body to messages by field and the one to toast. */
  refusal: (body: ErrorBody) => FormRefusal
  fieldOf?: (wireField: string) => string
  onCreated: (result: Result, draft: Draft) => void
  onRefused?: (error: ApiError, draft: Draft) => void
}

/**
 * Submits a form once, by a write that makes stale what it affects: identical content reuses its idempotency key, changed content gets a new one. Field
 * messages of a refusal go to their fields and the first is toasted; otherwise the general message is.
 */
export function useCreation<Draft, Result>(write: Write<Draft, Result>, options: CreationOptions<Draft, Result>) {
  const { refusal, fieldOf = (field) => field, onCreated, onRefused } = options
  const [serverErrors, setServerErrors] = useState<ServerErrors>({})
  const [refused, setRefused] = useState({ content: '', message: '' })
  const intention = useRef({ content: '', key: '' })
  const inFlight = useRef(false)

  const sending = useMutation<Result, Error, Draft>({
    mutationFn: (draft) => {
      const content = JSON.stringify(draft)
      if (content !== intention.current.content) intention.current = { content, key: newIdempotencyKey() }
      return write(draft, intention.current.key)
    },
    onSuccess: onCreated,
    onError: (thrown, draft) => {
      const error = apiErrorOf(thrown)
      if (!error) {
        toast.error(reasonOf(thrown))
        return
      }
      const { fields, message } = refusal(error.body)
      const ofNoField = Object.keys(fields).length === 0 && error.status !== 0
      setRefused({ content: JSON.stringify(draft), message: ofNoField ? message : '' })
      setServerErrors(Object.fromEntries(Object.entries(fields).map(([field, text]) => [fieldOf(field), text])))
      toast.error(error.status === 0 ? error.message : message)
      onRefused?.(error, draft)
    },
  })

  function send(draft: Draft) {
    // Two clicks can arrive before the button renders as busy.
    if (inFlight.current) return
    inFlight.current = true
    sending.mutate(draft, {
      onSettled: () => {
        inFlight.current = false
      },
    })
  }

  return {
    send,
    submitting: sending.isPending,
    serverErrors,
    /** The message of the last refusal that concerns no field, as long as the draft has not changed since. */
    refusalOf: (draft: Draft) => (refused.content === JSON.stringify(draft) ? refused.message : ''),
  }
}
