import { readPages } from '@potager/admin-kit/data'
import { type ApiError, type Call, newIdempotencyKey } from '@potager/domain/api'
import { commonMessages } from '@potager/domain/messages'
import type { ErrorBody, Paged } from '@potager/domain/wire'
import type { ServerErrors } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLeaveGuard } from '../leave/useLeaveGuard.tsx'
import { api } from '../services.ts'
import type { Write } from './useRecords.ts'

type Writes<Row, Draft, Edit> = {
  list: Call<{ page: number; size?: number }, Paged<Row>>
  create: Write<Draft, unknown>
  update: (edit: Edit) => Promise<unknown>
  words: { created: string; createFailure: string; updated: string; updateFailure: string }
  onClose: () => void
}

/**
 * The writes of a dialog that creates or edits a record: closes on success, otherwise stays with the input. `newest` is
 * the record as opened, or as refetched after an edit conflict.
 */
export function useRecordDialog<Row extends { id: string; version?: number }, Draft, Edit>(
  opened: Row | null,
  { list, create, update, words, onClose }: Writes<Row, Draft, Edit>,
) {
  const { newest, readAgain } = useNewest(opened, list)
  const [key, setKey] = useState(newIdempotencyKey)
  const [serverErrors, setServerErrors] = useState<ServerErrors>({})
  const { setDirty, release } = useLeaveGuard()
  const close = () => {
    // Release the leave guard before closing changes the URL.
    release()
    setServerErrors({})
    onClose()
  }
  const refused = (failure: string) => (error: { body: ErrorBody }) => {
    setServerErrors(error.body.fields)
    toast.error(commonMessages.because(failure, error.body.message))
  }
  const saved = (message: string) => () => {
    toast.success(message)
    setKey(newIdempotencyKey())
    close()
  }
  const creation = useMutation<unknown, ApiError, Draft>({
    mutationFn: (draft) => create(draft, key),
    onSuccess: saved(words.created),
    onError: (error) => {
      // A corrected draft is a new request: give it a new idempotency key.
      if (error.status >= 400 && error.status < 500) setKey(newIdempotencyKey())
      refused(words.createFailure)(error)
    },
  })
  const change = useMutation<unknown, ApiError, Edit>({
    mutationFn: update,
    onSuccess: saved(words.updated),
    onError: (error) => {
      if (error.status === 409) readAgain()
      refused(words.updateFailure)(error)
    },
  })
  const saving = creation.isPending || change.isPending
  return {
    newest,
    add: creation.mutate,
    change: change.mutate,
    shown: { saving, serverErrors, onClose: close, onDirty: setDirty },
  }
}

const PAGE = 100

/** A record as it was opened, or as refetched after a conflict with somebody else's change. */
function useNewest<Row extends { id: string; version?: number }>(
  opened: Row | null,
  list: Call<{ page: number; size?: number }, Paged<Row>>,
) {
  const [newer, setNewer] = useState<Row | null>(null)
  const readAgain = async () => {
    const read = (page: number) => api.send(list, { page, size: PAGE })
    // If this read fails, the next attempt is refused again and says why.
    const now = await readPages<Row>(read).catch(() => null)
    setNewer(now?.rows.find(({ id }) => id === opened?.id) ?? null)
  }
  const isNewer = newer !== null && newer.id === opened?.id && (newer.version ?? 0) > (opened.version ?? 0)
  return { newest: isNewer ? newer : opened, readAgain: () => void readAgain() }
}
