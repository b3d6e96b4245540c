import { ListReading } from '@potager/ui/list'
import { useSyncExternalStore } from 'react'
import { useListContext } from 'react-admin'
import { useBackEnd } from '../admin/backEnd.ts'
import type { Coverage } from '../data/adapter.ts'

/** How far the surrounding list is read, and what its sort and filters cover: on the specification's calls not always all. */
export function ReadingOfList({ resource }: { resource: string }) {
  const { progress } = useBackEnd()
  const reading = useSyncExternalStore(progress.subscribe, () => progress.of(resource))
  const { meta } = useListContext() as { meta?: Partial<Coverage> }
  const covered =
    typeof meta?.covered === 'number' ? { rows: meta.covered, total: meta.total ?? meta.covered } : undefined
  return <ListReading reading={reading} covered={covered} />
}
