import { backOfficeMessages } from '@potager/domain/messages'
import { ErrorState } from '@potager/ui/feedback'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

/** What a page that failed to load or to draw becomes; the cause goes to the console. */
export function PageError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <ErrorState
      title={backOfficeMessages.crash}
      message={backOfficeMessages.crashHint}
      action={{ label: backOfficeMessages.reload, onClick: () => location.reload() }}
    />
  )
}
