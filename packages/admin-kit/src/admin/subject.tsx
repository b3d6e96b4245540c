import { formatCount } from '@potager/domain/format'
import { TextLink } from '@potager/ui/button'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import {
  type RaRecord,
  type RecordToStringFunction,
  ResourceDefinitionContextProvider,
  useCreatePath,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useResourceContext,
  useResourceDefinition,
  useResourceDefinitions,
} from 'react-admin'
import { Link } from 'react-router-dom'

type RecordLinkProps = { list: string; id: string; children: ReactNode }

/** A mention of a record, linked where the application has a page of its resource for this user. */
export function RecordLink({ list, id, children }: RecordLinkProps) {
  const createPath = useCreatePath()
  const { hasEdit, hasShow } = useResourceDefinitions()[list] ?? {}
  if (!(hasEdit || hasShow) || id === '' || !children) return children
  return (
    <TextLink component={Link} to={createPath({ resource: list, id, type: hasEdit ? 'edit' : 'show' })}>
      {children}
    </TextLink>
  )
}

/** The address of a resource's list: `options.path` of its definition, or react-admin's. */
export function useListPath(resource: string): string {
  const { options } = useResourceDefinition<{ path?: string }>({ resource })
  const createPath = useCreatePath()
  return options?.path ?? createPath({ resource, type: 'list' })
}

/** How a resource's records are worded: in `options` of its definition. */
export type SubjectOptions = {
  label?: string
  /** So many records, in words. */
  count?: (total: number) => string
  /** A record's name in a question, where its representation alone is ambiguous. */
  fullName?: (record: never) => string
  /** The record in a question, « la réservation », and those of a selection, « les réservations ». */
  things?: { one: string; all: string } | undefined
}

/** How the records of a resource are worded, by its definition; of the surrounding one by default. */
export function useSubject<Row extends RaRecord>(resource?: string) {
  const name = useResourceContext(resource === undefined ? undefined : { resource }) ?? ''
  const { options } = useResourceDefinition<SubjectOptions>({ resource: name })
  const represent = useGetRecordRepresentation(name)
  const labelOf = useGetResourceLabel()
  return useMemo(() => {
    const nameOf = (record: Row) => String(represent(record))
    return {
      name,
      label: options?.label ?? labelOf(name),
      count: options?.count ?? formatCount,
      nameOf,
      fullNameOf: (options?.fullName as ((record: Row) => string) | undefined) ?? nameOf,
      things: options?.things,
    }
  }, [name, options, labelOf, represent])
}

export type Subject<Row extends RaRecord = RaRecord> = ReturnType<typeof useSubject<Row>>

/** A resource: its views, and how its records are worded. */
export type ResourceModule = {
  list: ComponentType
  show: ComponentType
  recordRepresentation: RecordToStringFunction
  options?: SubjectOptions
}

type ResourceViewsProps = Pick<ResourceModule, 'recordRepresentation' | 'options'> & { children: ReactNode }

/** Gives views the wording of the surrounding resource, where its definition was made before the resource was loaded. */
export function ResourceViews({ recordRepresentation, options, children }: ResourceViewsProps) {
  const name = useResourceContext() ?? ''
  const known = useResourceDefinitions()
  const definitions = useMemo(() => {
    const own = known[name] ?? { name }
    return { ...known, [name]: { ...own, recordRepresentation, options: { ...own.options, ...options } } }
  }, [known, name, recordRepresentation, options])
  return (
    <ResourceDefinitionContextProvider key={name} definitions={definitions}>
      {children}
    </ResourceDefinitionContextProvider>
  )
}
