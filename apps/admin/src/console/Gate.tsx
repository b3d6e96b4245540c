import { consoleMessages as words } from '@potager/domain/messages'
import { type ConsoleName, paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { EmptyState } from '@potager/ui/feedback'
import { ScreenHeading } from '@potager/ui/screen'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import css from './console.module.css'
import { accessTo, isConsoleServed } from './lists.ts'

/** Guards a list's page: without access it shows why, and where to go. */
export function gated(name: ConsoleName, Page: ComponentType): ComponentType {
  return function GatedPage() {
    const access = accessTo(name)
    return access === 'open' ? <Page /> : <Closed title={words.lists[name]} hint={words.closed[access]} />
  }
}

/** Guards the console's index, which a backend without its lists does not have. */
export function gatedConsole(Page: ComponentType): ComponentType {
  return function GatedConsole() {
    return isConsoleServed() ? <Page /> : <Closed title={words.title} hint={words.closed.absent} />
  }
}

function Closed({ title, hint }: { title: string; hint: string }) {
  const back = isConsoleServed()
    ? { path: paths.console, label: words.closed.console }
    : { path: paths.dashboard, label: words.closed.dashboard }
  return (
    <>
      <ScreenHeading title={title} />
      <EmptyState
        className={css.closed ?? ''}
        title={words.closed.title}
        hint={hint}
        action={
          <Button component={Link} to={back.path} variant="contained">
            {back.label}
          </Button>
        }
      />
    </>
  )
}
