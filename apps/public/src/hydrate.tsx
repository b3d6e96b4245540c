import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { PageComponent, PageName, PageState } from './page.ts'

/** Takes over the page that the server rendered. Each page has a script of its own, which carries only what it shows. */
export function hydratePage<Name extends PageName>(Page: PageComponent<Name>): void {
  const root = document.getElementById('root')
  const state = document.getElementById('page-state')?.textContent
  if (!root || !state) throw new Error('The page has no #root or no #page-state')
  hydrateRoot(
    root,
    <StrictMode>
      <App state={JSON.parse(state) as PageState<Name>} Page={Page} />
    </StrictMode>,
  )
}
