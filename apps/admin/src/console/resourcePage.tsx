import { type ResourceModule, ResourceViews } from '@potager/admin-kit'
import { consoleMessages as words } from '@potager/domain/messages'
import { type ConsoleName, paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { EmptyState } from '@potager/ui/feedback'
import { ScreenHeading } from '@potager/ui/screen'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import css from './console.module.css'
import { accessTo } from './lists.ts'

/** A page of a resource; without access it shows why, and where to go. */
export function resourcePage(name: ConsoleName, resource: ResourceModule, view: 'list' | 'show'): ComponentType {
  const { [view]: View, recordRepresentation, options: own } = resource
  const options = { ...own, things: words.things[name] }
  return function ResourcePage() {
    const access = accessTo(name)
    return access === 'open' ? (
      <ResourceViews {...{ name, recordRepresentation, options }}>
        <View />
      </ResourceViews>
    ) : (
      <Closed title={words.lists[name]} hint={words.closed[access]} />
    )
  }
}

function Closed({ title, hint }: { title: string; hint: string }) {
  return (
    <>
      <ScreenHeading title={title} />
      <EmptyState
        className={css.closed ?? ''}
        title={words.closed.title}
        hint={hint}
        action={
          <Button component={Link} to={paths.console} variant="contained">
            {words.closed.console}
          </Button>
        }
      />
    </>
  )
}
