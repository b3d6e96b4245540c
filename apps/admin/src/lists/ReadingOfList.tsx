import type { Coverage } from '@potager/admin-kit/data'
import type { Resource } from '@potager/domain/api'
import { ListReading } from '@potager/ui/feedback'
import { useSyncExternalStore } from 'react'
import { useListContext } from 'react-admin'
import { readingProgress } from '../services.ts'

/** How far the surrounding list is read, and what its sort and filters cover: on the specification's calls not always all. */
export function ReadingOfList({ resource }: { resource: Resource }) {
  const reading = useSyncExternalStore(readingProgress.subscribe, () => readingProgress.of(resource))
  const { meta } = useListContext() as { meta?: Partial<Coverage> }
  const covered =
    typeof meta?.covered === 'number' ? { rows: meta.covered, total: meta.total ?? meta.covered } : undefined
  return <ListReading reading={reading} covered={covered} />
}
