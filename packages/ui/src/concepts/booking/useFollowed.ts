import { type ChangeDraft, changeDraftOf, typedOverLater } from '@potager/domain/booking'
import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

type Followed = Parameters<typeof changeDraftOf>[0]

/**
 * Has what was left as it was follow a booking that somebody else changed.
 * @param onFollowed receives the draft after that
 */
export function useFollowed(
  form: UseFormReturn<ChangeDraft>,
  booking: Followed,
  onFollowed: (draft: ChangeDraft) => void,
): void {
  const [over, setOver] = useState(booking)
  const follow = useEffectEvent(() => {
    const later = changeDraftOf(booking)
    const draft = typedOverLater(changeDraftOf(over), form.getValues(), later)
    form.reset(later, { keepErrors: true })
    for (const field of Object.keys(draft) as (keyof ChangeDraft)[]) {
      if (draft[field] !== later[field]) form.setValue(field, draft[field], { shouldDirty: true })
    }
    setOver(booking)
    onFollowed(draft)
  })
  useEffect(() => {
    if (booking !== over) follow()
  }, [booking, over])
}
