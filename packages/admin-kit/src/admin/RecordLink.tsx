import { TextLink } from '@potager/ui/button'
import type { ReactNode } from 'react'
import { useCreatePath, useResourceDefinition, useResourceDefinitions } from 'react-admin'
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
