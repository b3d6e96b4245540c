import { type ResourceModule, ResourceViews } from '@potager/admin-kit'
import { consoleMessages as words } from '@potager/domain/messages'
import { type ConsoleName, paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { EmptyState } from '@potager/ui/feedback'
import { ScreenHeading } from '@potager/ui/screen'
import { useMemo } from 'react'
import { useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import css from './console.module.css'
import { accessTo } from './definitions.ts'

/** A page of the surrounding resource, by its file; without access it shows why, and where to go. */
export function resourcePage({ recordRepresentation, options: own, ...views }: ResourceModule, view: 'list' | 'show') {
  const View = views[view]
  return function ResourcePage() {
    const name = useResourceContext() as ConsoleName
    const access = accessTo(name)
    const options = useMemo(() => ({ ...own, things: words.things[name] }), [name])
    return access === 'open' ? (
      <ResourceViews recordRepresentation={recordRepresentation} options={options}>
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
