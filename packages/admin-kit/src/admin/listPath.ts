import { useCreatePath, useResourceDefinition } from 'react-admin'

/** The address of a resource's list: `options.path` of its definition, or react-admin's. */
export function useListPath(resource: string): string {
  const { options } = useResourceDefinition<{ path?: string }>({ resource })
  const createPath = useCreatePath()
  return options?.path ?? createPath({ resource, type: 'list' })
}
