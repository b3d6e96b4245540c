import { List, type ListProps, useCan } from '@potager/admin-kit'
import { listStarts } from '@potager/admin-kit/query'
import { emptyListMessages, consoleMessages as words } from '@potager/domain/messages'
import { type ConsoleName, creationPath } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { EmptyState, type EmptyStateProps } from '@potager/ui/feedback'
import type { ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { CreateLink } from '../platform/navigation/links.tsx'

type ConsoleListProps = Omit<ListProps, 'actions' | 'empty' | 'perPage' | 'sort'> & {
  /** The words of the button that makes a record. */
  create?: string
  /** The specification's screen of the same resource. */
  screenPath?: string
  /** Further ways to make records, beside the heading and where there are none. */
  tools?: ReactNode
  /** Where others make the records, shown where there are none. */
  origin?: ReactNode
  /** What an empty list says, in place of the resource's words. */
  emptyWords?: Pick<EmptyStateProps, 'title' | 'hint'>
}

/** The list of the surrounding resource, as it starts, with what makes its records: beside its heading, and in its place while it is empty. */
export function ConsoleList({
  create = words.create,
  screenPath,
  tools,
  origin,
  emptyWords,
  ...list
}: ConsoleListProps) {
  const name = useResourceContext() as ConsoleName
  const path = creationPath(name)
  const creation = useCan('create', name) && path !== undefined && <CreateLink to={path}>{create}</CreateLink>
  const actions = (
    <>
      {screenPath && (
        <Button component={Link} to={screenPath} size="small">
          {words.screen}
        </Button>
      )}
      {tools}
      {creation}
    </>
  )
  const ways = (
    <>
      {creation}
      {tools}
      {origin}
    </>
  )
  const empty = (
    <EmptyState {...(emptyWords ?? emptyListMessages[name as keyof typeof emptyListMessages])} action={ways} />
  )
  return <List {...listStarts[name]} {...list} actions={actions} empty={empty} />
}
