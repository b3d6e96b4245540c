import { type ComponentType, type ReactNode, useMemo } from 'react'
import {
  type RecordToStringFunction,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
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

type ResourceViewsProps = Pick<ResourceModule, 'recordRepresentation' | 'options'> & {
  name: string
  children: ReactNode
}

/** Gives views the name of their resource and its wording, where the definition was made before the resource was loaded. */
export function ResourceViews({ name, recordRepresentation, options, children }: ResourceViewsProps) {
  const known = useResourceDefinitions()
  const definitions = useMemo(() => {
    const own = known[name] ?? { name }
    return { ...known, [name]: { ...own, recordRepresentation, options: { ...own.options, ...options } } }
  }, [known, name, recordRepresentation, options])
  return (
    <ResourceContextProvider value={name}>
      <ResourceDefinitionContextProvider key={name} definitions={definitions}>
        {children}
      </ResourceDefinitionContextProvider>
    </ResourceContextProvider>
  )
}
