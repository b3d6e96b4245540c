import { useState } from 'react'

/** Bookings whose change is being sent, and the reasons that came with changes which failed. */
export function useChanging() {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set())
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    changing,
    begin: (id: string) => setChanging((ids) => new Set([...ids, id])),
    /** Ends a change; `failed` is the reason that came with one that failed. */
    settle: (id: string, failed = '') => {
      setChanging((ids) => new Set([...ids].filter((other) => other !== id)))
      setReasons((all) => new Map([...all, [id, failed]]))
    },
    /** The reason typed for the last change of a booking, if that failed: the next question begins with it. */
    failedReason: (id: string | undefined) => (id && reasons.get(id)) ?? '',
  }
}
