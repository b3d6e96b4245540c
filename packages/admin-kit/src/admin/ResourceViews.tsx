import { type ComponentType, type ReactNode, useMemo } from 'react'
import {
  type RecordToStringFunction,
  ResourceDefinitionContextProvider,
  useResourceContext,
  useResourceDefinitions,
} from 'react-admin'
import type { SubjectOptions } from './subject.ts'

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
