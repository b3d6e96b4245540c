import type { ReactElement } from 'react'
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList } from 'react-admin'

type ListedProps = { resource: string; data: RaRecord[]; children: ReactElement }

/** Gives records that are already there to what shows them, as a list of their resource. */
export function Listed({ resource, data, children }: ListedProps) {
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={useList({ data, resource })}>{children}</ListContextProvider>
    </ResourceContextProvider>
  )
}
