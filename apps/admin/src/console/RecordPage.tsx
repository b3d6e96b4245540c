import { shouldRetry } from '@potager/admin-kit/data'
import { type AnyRow, type Description, historyEntry } from '@potager/admin-kit/descriptions'
import { errorMessage } from '@potager/domain/api'
import { getHistory } from '@potager/domain/audit'
import { consoleMessages as words } from '@potager/domain/messages'
import { listPath } from '@potager/domain/paths'
import { Button, TextLink } from '@potager/ui/button'
import { ErrorState, ListSkeleton } from '@potager/ui/feedback'
import { type HistoryListProps, RecordScreen } from '@potager/ui/record'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useGetOne } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { usePageName } from '../app/useTitle.ts'
import { abilitiesOf } from '../data/abilitiesOf.ts'
import { useApiQuery } from '../data/useApi.ts'
import { supports } from '../services.ts'
import { actionLabel } from './actionWords.ts'
import { notShown } from './notShown.ts'
import { offeredActions } from './offeredActions.ts'
import { Related } from './Related.tsx'
import { useActions } from './useActions.tsx'

/** The record page of a described resource. */
export function recordPage<Row extends AnyRow>(description: Description<Row>) {
  return function ConsoleRecordPage() {
    const { id = '' } = useParams()
    return <RecordOf key={id} id={id} description={description} />
  }
}

function RecordOf<Row extends AnyRow>({ id, description }: { id: string; description: Description<Row> }) {
  const { name, call, nameOf } = description
  const { data, error, refetch } = useGetOne<Row>(call.resource, { id }, { retry: shouldRetry, onError: () => {} })
  usePageName(data && nameOf(data))
  const back = (
    <TextLink component={Link} to={listPath(name)}>
      {words.back(words.lists[name])}
    </TextLink>
  )
  if (error && !data) {
    return (
      <>
        <p>{back}</p>
        <ErrorState {...notShown(error, () => void refetch())} />
      </>
    )
  }
  if (!data) return <ListSkeleton rows={6} />
  return <Loaded row={data} title={nameOf(data)} back={back} description={description} />
}

const always = () => true

type LoadedProps<Row extends AnyRow> = {
  row: Row
  title: string
  back: React.ReactNode
  description: Description<Row>
}

function Loaded<Row extends AnyRow>({ row, title, back, description }: LoadedProps<Row>) {
  const { name, audited, statusOf, facts, Edit, Acts, More, related = [], useMayEdit = always } = description
  const mayEdit = useMayEdit(row)
  const { editing, setEditing, button } = useEditButton()
  const navigate = useNavigate()
  const { start, running, question } = useActions<Row>(description)
  const history = useHistory(audited, row.id)
  // A deleted record has no page to stay on.
  const leave = (failed: readonly Row[]) => {
    if (failed.length === 0) void navigate(listPath(name))
  }
  return (
    <RecordScreen
      back={back}
      title={title}
      status={statusOf?.(row)}
      facts={facts(row)}
      history={history}
      actions={
        <>
          {offeredActions(description)
            .filter((action) => action.fits(row))
            .map((action) => (
              <Button
                key={action.verb}
                variant="outlined"
                color={action.destructive ? 'error' : 'primary'}
                aria-disabled={running}
                onClick={() => start(action, [row], 'deletes' in action ? leave : undefined)}
              >
                {actionLabel(action, description)}
              </Button>
            ))}
          {Acts && <Acts row={row} />}
          {Edit && mayEdit && abilitiesOf(name).changes.has('edit') && !editing && (
            <Button ref={button} variant="contained" onClick={() => setEditing(true)}>
              {words.actions.edit}
            </Button>
          )}
        </>
      }
    >
      {Edit && editing && <Edit row={row} onClose={() => setEditing(false)} />}
      <Suspense fallback={<ListSkeleton rows={2} />}>
        {More && <More row={row} />}
        <Related row={row} of={related} />
      </Suspense>
      {question}
    </RecordScreen>
  )
}

/** The editing state and its start button, which regains focus afterwards. */
function useEditButton() {
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !editing) button.current?.focus()
    was.current = editing
  }, [editing])
  return { editing, setEditing, button }
}

function useHistory(audited: Description<AnyRow>['audited'], id: string): HistoryListProps | undefined {
  const input = { resource: audited ?? 'order', id } as const
  const kept = audited !== undefined && supports(getHistory)
  const { data, error, refetch } = useApiQuery(getHistory, input, { enabled: kept })
  if (!kept) return undefined
  return {
    entries: data?.map((entry) => historyEntry(entry)) ?? null,
    failure: error ? errorMessage(error) : undefined,
    onRetry: () => void refetch(),
  }
}
