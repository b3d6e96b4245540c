import { consoleMessages as words } from '@potager/domain/messages'
import { TextLink } from '@potager/ui/button'
import { ErrorState, ListSkeleton } from '@potager/ui/feedback'
import { RecordScreen } from '@potager/ui/record'
import { ScreenHeading } from '@potager/ui/screen'
import { type ReactNode, Suspense } from 'react'
import {
  HttpError,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  useResourceContext,
} from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { type Action, ActionsContext } from '../actions/action.ts'
import { useActions } from '../actions/useActions.tsx'
import { usePageName } from '../admin/backEnd.ts'
import { useListPath, useSubject } from '../admin/subject.tsx'
import { isGone, reasonOf, shouldRetry } from '../data/failures.ts'

/** Status for a malformed id, which no record can have. */
const UNREADABLE = 400

/** Message for a record that could not be read; no retry for one that does not exist. */
export function notShown(error: unknown, onRetry: () => void): { message: string; onRetry?: () => void } {
  if (isGone(error) || (error instanceof HttpError && error.status === UNREADABLE)) return { message: words.notFound }
  return { message: reasonOf(error), onRetry }
}

export type ShowProps = {
  resource?: string
  /** By default the one in the URL. */
  id?: RaRecord['id']
  /** The heading; by default the record's representation. */
  title?: string
  /** The record's state, beside its heading. */
  status?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** One record: its name, its state, its actions and, as children, its fields and what belongs to it. */
export function Show({ resource, ...props }: ShowProps) {
  const { id: asked } = useParams()
  const around = useResourceContext(resource === undefined ? undefined : { resource })
  const id = props.id ?? asked ?? ''
  return (
    <ResourceContextProvider value={around ?? ''}>
      <ShowOf key={String(id)} {...props} id={id} />
    </ResourceContextProvider>
  )
}

function ShowOf({ id, status, actions, children, ...props }: ShowProps & { id: RaRecord['id'] }) {
  const { name, label, nameOf } = useSubject()
  const { data, error, refetch } = useGetOne<RaRecord>(name, { id }, { retry: shouldRetry, onError: () => {} })
  const title = data && (props.title ?? nameOf(data))
  usePageName(title)
  const list = useListPath(name)
  const navigate = useNavigate()
  const { start, running, question } = useActions()
  const back = (
    <TextLink component={Link} to={list}>
      {words.back(label)}
    </TextLink>
  )
  if (error && !data) {
    return (
      <>
        <p>{back}</p>
        <ScreenHeading title={label} />
        <ErrorState {...notShown(error, () => void refetch())} />
      </>
    )
  }
  if (!data || title === undefined) return <ListSkeleton rows={6} />
  const begin = (action: Action) =>
    start(action, [data], (failed) => {
      // A deleted record has no page to stay on.
      if (!action.data && failed.length === 0) void navigate(list)
    })
  return (
    <RecordContextProvider value={data}>
      {/* What stands below is an earlier read. A record that was deleted leads to its list. */}
      {error && !isGone(error) && <ErrorState {...notShown(error, () => void refetch())} />}
      <RecordScreen
        back={back}
        title={title}
        status={status}
        actions={actions && <ActionsContext value={{ begin, running, many: false }}>{actions}</ActionsContext>}
      >
        <Suspense fallback={<ListSkeleton rows={2} />}>{children}</Suspense>
        {question}
      </RecordScreen>
    </RecordContextProvider>
  )
}
