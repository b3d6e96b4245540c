import { backOfficeMessages } from '@potager/domain/messages'
import { ErrorState } from '@potager/ui/feedback'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

/** Shown in place of a page that failed to load or render; logs the cause to the console. */
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
