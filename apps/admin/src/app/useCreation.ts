import { type ApiError, type Call, newIdempotencyKey } from '@potager/domain/api'
import type { ErrorBody, FormRefusal } from '@potager/domain/wire'
import type { ServerErrors } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useRef, useState } from 'react'
import { useApiMutation } from '../data/useApi.ts'

type CreationOptions<Draft, Result> = {
  /** What a refusal says: messages by field, and the one to toast. */
  refusal: (body: ErrorBody) => FormRefusal
  /** The form's field for a field of the wire. */
  fieldOf?: (wireField: string) => string
  onCreated: (result: Result, draft: Draft) => void
  /** Hears of a refusal after it was told. */
  onRefused?: (error: ApiError, draft: Draft) => void
}

/**
 * Sends a creation form once: the same content keeps its retry key, other content gets its own. A refusal's messages
 * go to their fields and the first is toasted; else what the refusal tells.
 */
export function useCreation<Draft, Result>(call: Call<Draft, Result>, options: CreationOptions<Draft, Result>) {
  const { refusal, fieldOf = (field) => field, onCreated, onRefused } = options
  const [serverErrors, setServerErrors] = useState<ServerErrors>({})
  const [refused, setRefused] = useState({ content: '', message: '' })
  const intention = useRef({ content: '', key: '' })
  const inFlight = useRef(false)

  const sending = useApiMutation(call, {
    idempotencyKey: (draft) => {
      const content = JSON.stringify(draft)
      if (content !== intention.current.content) intention.current = { content, key: newIdempotencyKey() }
      return intention.current.key
    },
    onSuccess: onCreated,
    onError: (error, draft) => {
      const { fields, message } = refusal(error.body)
      const ofNoField = Object.keys(fields).length === 0 && error.status !== 0
      setRefused({ content: JSON.stringify(draft), message: ofNoField ? message : '' })
      setServerErrors(Object.fromEntries(Object.entries(fields).map(([field, text]) => [fieldOf(field), text])))
      toast.error(error.status === 0 ? error.message : message)
      onRefused?.(error, draft)
    },
  })

  function send(draft: Draft) {
    // Two clicks can come before the button is drawn as waiting.
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
    /** What the last refusal said of no field, as long as the draft is the one refused. */
    refusalOf: (draft: Draft) => (refused.content === JSON.stringify(draft) ? refused.message : ''),
  }
}
