import type { ConsoleName } from '@potager/domain/paths'
import { TextLink } from '@potager/ui/button'
import type { ReactNode } from 'react'
import { useBasename, useResourceDefinitions } from 'react-admin'
import { Link } from 'react-router-dom'

type RecordLinkProps = { list: ConsoleName; id: string; children: ReactNode }

/** A mention of a record, linked where the application has its resource for this user. */
export function RecordLink({ list, id, children }: RecordLinkProps) {
  const basename = useBasename()
  const shown = useResourceDefinitions()[list] !== undefined
  if (!shown || id === '' || !children) return children
  return (
    <TextLink component={Link} to={`${basename}/${list}/${encodeURIComponent(id)}`}>
      {children}
    </TextLink>
  )
}
