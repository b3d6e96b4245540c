import { type ConsoleName, paths } from '@potager/domain/paths'
import { TextLink } from '@potager/ui/button'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { accessTo } from './lists.ts'

type RecordLinkProps = { list: ConsoleName; id: string; children: ReactNode }

/** A mention of another record, linked for users who may read it. */
export function RecordLink({ list, id, children }: RecordLinkProps) {
  if (accessTo(list) !== 'open' || id === '' || !children) return children
  return (
    <TextLink component={Link} to={paths.consoleRecord(list, id)}>
      {children}
    </TextLink>
  )
}
