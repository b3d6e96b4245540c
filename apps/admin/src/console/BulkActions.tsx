import { Button } from '@potager/ui/button'
import { useDataProvider, useListContext } from 'ra-core'
import type { Resource } from '../data/queryKeys.ts'
import type { Action, AnyRow } from './description.ts'
import { useActions } from './useActions.tsx'

/** What can be done with the chosen rows, those of other pages included; each does what fits it. */
export function BulkActions<Row extends AnyRow>({
  resource,
  actions,
}: {
  resource: Resource
  actions: readonly Action<Row>[]
}) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Row>()
  const dataProvider = useDataProvider()
  const { start, running, question } = useActions<Row>(resource)

  const chosen = async () => {
    const here = data.filter(({ id }) => selectedIds.includes(id))
    const ids = selectedIds.filter((id) => !here.some((row) => row.id === id))
    if (ids.length === 0) return here
    return [...here, ...(await dataProvider.getMany<Row>(resource, { ids })).data]
  }

  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="small"
          color={action.destructive ? 'error' : 'primary'}
          aria-disabled={running}
          onClick={() => void chosen().then((rows) => start(action, rows, onUnselectItems))}
        >
          {action.label}
        </Button>
      ))}
      {question}
    </>
  )
}
