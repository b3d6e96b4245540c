import { errorMessage } from '@potager/domain/api'
import { getHouse, updateHouse } from '@potager/domain/house'
import { houseScreenMessages as text } from '@potager/domain/messages'
import { ErrorState } from '@potager/ui/feedback'
import { HouseForm } from '@potager/ui/house'
import { leaveFlash, toast } from '@potager/ui/toast'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'

const nothing = {}

/** The house's own name and colour, for an admin. */
export default function HouseSettings() {
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>(nothing)
  const house = useApiQuery(getHouse, undefined)
  const update = useApiMutation(updateHouse, {
    onSuccess: () => {
      // The document has the house's name and colours: a new one shows them everywhere.
      leaveFlash(text.saved)
      location.reload()
    },
    onError: (error) => {
      const { fields } = error.body
      setRefused({ ...fields })
      if (Object.keys(fields).length === 0) toast.error(errorMessage(error) ?? text.failure)
    },
  })
  if (house.isError && !house.data) {
    return (
      <ErrorState
        title={text.loadFailure}
        message={errorMessage(house.error) ?? ''}
        onRetry={() => void house.refetch()}
      />
    )
  }
  if (!house.data) return null
  return (
    <HouseForm
      house={house.data}
      saving={update.isPending}
      serverErrors={refused}
      onSave={(next) => update.mutate(next)}
    />
  )
}
