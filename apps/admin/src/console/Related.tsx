import { reasonOf, shouldRetry } from '@potager/admin-kit/data'
import { type AnyRow, type Description, RecordLink, type Relation } from '@potager/admin-kit/descriptions'
import { consoleMessages as words } from '@potager/domain/messages'
import { type ConsoleName, consoleNames } from '@potager/domain/paths'
import { TextLink } from '@potager/ui/button'
import { RelatedList } from '@potager/ui/record'
import { type ComponentType, lazy } from 'react'
import { useGetManyReference } from 'react-admin'
import { Link } from 'react-router-dom'
import { fetchAgain } from '../app/missedStyles.ts'
import { useNarrowing } from '../tasks/narrowing.ts'
import { descriptions } from './descriptions.ts'
import { filteredListPath } from './filteredListPath.ts'

/** The rows shown of a related list; the whole is a link away. */
const SHOWN = 5

type ReferenceProps = Pick<Relation<never>, 'target'> & { id: string; title: string }

/** The first records of a described resource that refer to another record. */
function referenceList<Row extends AnyRow>({ name, call, sort, nameOf, summary, count }: Description<Row>) {
  return function ReferenceList({ target, id, title }: ReferenceProps) {
    const { data, total, error, refetch } = useGetManyReference<Row>(
      call.resource,
      { target, id, pagination: { page: 1, perPage: SHOWN }, sort, filter: {} },
      { ...call.freshness, retry: shouldRetry, onError: () => {} },
    )
    const rows = data?.map((row) => ({
      id: row.id,
      name: (
        <RecordLink list={name} id={row.id}>
          {nameOf(row)}
        </RecordLink>
      ),
      secondary: summary.secondary(row),
      end: summary.end(row),
    }))
    return (
      <RelatedList
        title={title}
        rows={rows ?? null}
        failure={error ? reasonOf(error) : undefined}
        onRetry={() => void refetch()}
        all={
          total !== undefined && total > SHOWN ? (
            <TextLink component={Link} to={filteredListPath(name, { [target]: id })}>
              {words.related.all(count(total))}
            </TextLink>
          ) : undefined
        }
      />
    )
  }
}

const lists: ReadonlyMap<ConsoleName, ComponentType<ReferenceProps>> = new Map(
  consoleNames.map((name) => [
    name,
    lazy(() => fetchAgain(async () => ({ default: (await descriptions[name]())(referenceList) }))),
  ]),
)

/** The lists of other resources that belong to a record, as far as the account's tasks open them. */
export function Related<Row extends AnyRow>({ row, of }: { row: Row; of: readonly Relation<Row>[] }) {
  const narrowing = useNarrowing()
  const open = narrowing ? of.filter(({ name }) => narrowing.opens(name)) : of
  return open.map(({ name, target, title = words.lists[name], idOf = ({ id }) => id }) => {
    const List = lists.get(name)
    return List && idOf(row) && <List key={`${name} ${target}`} target={target} id={idOf(row)} title={title} />
  })
}
