import { useCan } from '@potager/admin-kit'
import { emptyListMessages, consoleMessages as words } from '@potager/domain/messages'
import { type ConsoleName, creationPath } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { EmptyState, type EmptyStateProps } from '@potager/ui/feedback'
import type { ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { CreateLink } from '../lists/CreateLink.tsx'

type CreationProps = {
  /** The words of the button that makes a record. */
  create?: string
}

/** Leads to where a record of the surrounding resource is made, where the user may make one. */
function Creation({ create = words.create }: CreationProps) {
  const name = useResourceContext() as ConsoleName
  const path = creationPath(name)
  return useCan('create', name) && path !== undefined && <CreateLink to={path}>{create}</CreateLink>
}

type ListActionsProps = CreationProps & {
  /** The specification's screen of the same resource. */
  screenPath?: string
  /** Further buttons. */
  children?: ReactNode
}

/** The buttons of a list. */
export function ListActions({ screenPath, children, create }: ListActionsProps) {
  return (
    <>
      {screenPath && (
        <Button component={Link} to={screenPath} size="small">
          {words.screen}
        </Button>
      )}
      {children}
      <Creation {...(create === undefined ? {} : { create })} />
    </>
  )
}

type EmptyListProps = CreationProps & Partial<Pick<EmptyStateProps, 'title' | 'hint'>> & { children?: ReactNode }

/** An empty list: what fills it, and all that does. */
export function EmptyList({ children, create, ...said }: EmptyListProps) {
  const name = useResourceContext() as keyof typeof emptyListMessages
  return (
    <EmptyState
      {...emptyListMessages[name]}
      {...said}
      action={
        <>
          <Creation {...(create === undefined ? {} : { create })} />
          {children}
        </>
      }
    />
  )
}
