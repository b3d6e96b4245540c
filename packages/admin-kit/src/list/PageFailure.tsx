import { commonMessages } from '@potager/domain/messages'
import { ErrorState } from '@potager/ui/feedback'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, useEffect, useRef } from 'react'
import { HttpError } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { isReadFailure } from '../data/failures.ts'
import type { ListStart } from '../query/list-starts.ts'
import { searchOf } from '../query/localList.ts'

type QueryLike = { state: { data?: unknown }; queryKey: readonly unknown[] }

/** Whether `PageFailure` shows a failed page: from one after the first react-admin silently goes to the first. */
export function isLaterPage(_: unknown, { state, queryKey }: QueryLike): boolean {
  const asked = queryKey[2] as { pagination?: { page?: number } } | undefined
  return state.data === undefined && (asked?.pagination?.page ?? 1) > 1
}

type PageFailureProps = { title: ReactNode; start: ListStart; children: ReactNode }

type Caught = { error?: unknown }

/** Shows the error in place of a list whose later page could not be read; the URL stays as it is. */
export class PageFailure extends Component<PageFailureProps, Caught> {
  override state: Caught = {}

  static getDerivedStateFromError = (error: unknown): Caught => ({ error })

  override render() {
    const { error } = this.state
    const { title, start, children } = this.props
    if (error === undefined) return children
    if (!isReadFailure(error)) throw error
    return (
      <>
        {title}
        <Failure error={error} start={start} onRetry={() => this.setState({ error: undefined })} />
      </>
    )
  }
}

type FailureProps = { error: Error; start: ListStart; onRetry: () => void }

function Failure({ error, start, onRetry }: FailureProps) {
  const { reset } = useQueryErrorResetBoundary()
  const { search } = useLocation()
  const failed = useRef(search)
  const tryAgain = () => {
    reset()
    onRetry()
  }
  // Another page of the list may load: reset on navigation.
  useEffect(() => {
    if (failed.current !== search) tryAgain()
  })
  return <ListFailure error={error} start={start} onRetry={tryAgain} />
}

/** Statuses for a sort, filter or page that the server does not take. */
const REFUSED = [400, 422]

/** Shows why a list could not be read; for a question that the server rejects, offers the list's default view. */
export function ListFailure({ error, start, onRetry }: FailureProps) {
  const navigate = useNavigate()
  const refused = error instanceof HttpError && REFUSED.includes(error.status)
  const reset = () => void navigate({ search: searchOf({}, start.sort, start.perPage) })
  return (
    <ErrorState
      message={`Erreur: ${error.message || commonMessages.unknownError}`}
      onRetry={onRetry}
      {...(refused ? { action: { label: commonMessages.reset, onClick: reset } } : {})}
    />
  )
}
