import { readPages } from '@potager/admin-kit/data'
import type { Call } from '@potager/domain/api'
import type { Paged } from '@potager/domain/wire'
import { useState } from 'react'
import { api } from '../services.ts'

const PAGE = 100

/** A record as it was opened, or as refetched after a conflict with somebody else's change. */
export function useNewest<Row extends { id: string; version?: number }>(
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
