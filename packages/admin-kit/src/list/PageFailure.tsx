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

/** Shows the error in place of a list whose later page could not be read; the URL stays as it is. */
export function PageFailure({ title, start, children }: PageFailureProps) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <Caught
      show={(error, tryAgain) => (
        <>
          {title}
          <Failure
            error={error}
            start={start}
            onRetry={() => {
              reset()
              tryAgain()
            }}
          />
        </>
      )}
    >
      {children}
    </Caught>
  )
}

type FailureProps = { error: Error; start: ListStart; onRetry: () => void }

function Failure({ error, start, onRetry }: FailureProps) {
  const { search } = useLocation()
  const failed = useRef(search)
  // Another page of the list may load: reset on navigation.
  useEffect(() => {
    if (failed.current !== search) onRetry()
  })
  return <ListFailure error={error} start={start} onRetry={onRetry} />
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

type CaughtProps = { children: ReactNode; show: (error: Error, tryAgain: () => void) => ReactNode }

class Caught extends Component<CaughtProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    if (!isReadFailure(caught.error)) throw caught.error
    return this.props.show(caught.error, () => this.setState({ caught: null }))
  }
}
