import { commonMessages } from '@potager/domain/messages'
import { ErrorState } from '@potager/ui/feedback'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, useEffect, useRef } from 'react'
import { HttpError } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { isReadFailure } from '../data/failures.ts'
import type { ListStart } from '../query/list-starts.ts'

type QueryLike = { state: { data?: unknown }; queryKey: readonly unknown[] }

/**
 * Whether `PageFailure` handles a failed page: react-admin treats an unreadable page after the first as missing and
 * silently goes to the first.
 */
export function isLaterPage(_: unknown, { state, queryKey }: QueryLike): boolean {
  const asked = queryKey[2] as { pagination?: { page?: number } } | undefined
  return state.data === undefined && (asked?.pagination?.page ?? 1) > 1
}

type PageFailureProps = { title: ReactNode; start: ListStart; children: ReactNode }

type Caught = { caught: { error: unknown } | null }

/** Shows the error in place of a list whose later page could not be read; the URL stays as it is. */
export class PageFailure extends Component<PageFailureProps, Caught> {
  override state: Caught = { caught: null }

  static getDerivedStateFromError(error: unknown): Caught {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    const { title, start, children } = this.props
    if (!caught) return children
    if (!isReadFailure(caught.error)) throw caught.error
    return (
      <>
        {title}
        <Failure error={caught.error} start={start} onRetry={() => this.setState({ caught: null })} />
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
  const { perPage, sort } = start
  const first = new URLSearchParams({
    filter: '{}',
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  })
  return (
    <ErrorState
      message={`Erreur: ${error.message || commonMessages.unknownError}`}
      onRetry={onRetry}
      {...(refused
        ? { action: { label: commonMessages.reset, onClick: () => void navigate({ search: first.toString() }) } }
        : {})}
    />
  )
}
