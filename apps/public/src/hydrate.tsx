import { lazy, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { App, content } from './App.tsx'
import type { PageComponent, PageName, PageState } from './page.ts'
import { session } from './session.ts'
import { createTakeOver, type TakeOver } from './take-over.ts'
import { followed, visitAddress } from './visit/address.ts'
import type { Visits } from './visit/visits.tsx'

const MINUTE_MS = 60_000
/** What tells that somebody is about to use the page, or does: what they do is held until the code is there. */
const approaches = ['pointerover', 'focusin', 'keydown', 'popstate', 'pointerdown', 'click', 'input', 'submit']

function take<Name extends PageName>(Page: PageComponent<Name>, takeOver: TakeOver): void {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root')
  const state = pageState<Name>()
  const root = hydrateRoot(
    element,
    <StrictMode>
      <App name={state.name}>{content({ state, Page, onTaken: takeOver.done })}</App>
    </StrictMode>,
  )
  continueWithoutReload(root, { name: state.name, Page }, takeOver.isDone)
}

function pageState<Name extends PageName>(): PageState<Name> {
  const text = document.getElementById('page-state')?.textContent
  if (!text) throw new Error('The page has no #page-state')
  return JSON.parse(text) as PageState<Name>
}

/** Takes over a page that is of no use without its script: the code comes at once. */
export function hydrateAtOnce<Name extends PageName>(Page: PageComponent<Name>): void {
  take(Page, createTakeOver())
}

/**
 * Takes over a page whose links and forms work as the server sent them: the frame at once, the content when somebody
 * approaches or the clock would change it; at once when a session, a failure or the address makes it differ.
 */
export function hydrateLater<Name extends PageName>(
  load: () => Promise<PageComponent<Name>>,
  differs: () => boolean = () => false,
): void {
  const failed = Object.values(pageState<Name>()).some(
    (part) => typeof part === 'object' && part !== null && 'ok' in part && !part.ok,
  )
  const needed = failed || differs() || session.read() !== null ? Promise.resolve() : approached()
  const takeOver = createTakeOver()
  const Page = lazy(async () => {
    await needed
    try {
      return { default: await load() }
    } catch (error) {
      // The page stays as it was sent, and what was done to it goes the browser's way.
      console.warn(error)
      takeOver.failed()
      return new Promise<never>(() => {})
    }
  })
  take(Page, takeOver)
}

/** Whether somebody did something before this script came; a pointer that only lies over the page did nothing. */
function isSomebodyHere(): boolean {
  const { activeElement, body } = document
  const used = 'userActivation' in navigator && navigator.userActivation.hasBeenActive
  return used || (activeElement !== null && activeElement !== body)
}

function approached(): Promise<void> {
  if (isSomebodyHere()) return Promise.resolve()
  const waiting = new AbortController()
  return new Promise<void>((resolve) => {
    setTimeout(resolve, MINUTE_MS)
    for (const approach of approaches)
      addEventListener(approach, () => resolve(), { signal: waiting.signal, passive: true, capture: true })
  }).finally(() => waiting.abort())
}

/**
 * Links between public pages, and the browser's back and forward, are followed in this document. What that takes is
 * fetched when somebody comes near a link; where it cannot be had, the browser goes there as it always could.
 */
function continueWithoutReload<Name extends PageName>(
  root: Root,
  page: { name: Name; Page: PageComponent<Name> },
  isReady: () => boolean,
): void {
  const shown = location.href
  let loading: Promise<Visits> | undefined
  const visits = () => {
    loading ??= import('./visit/visits.tsx')
      .then((module) => module.createVisits(root, { ...page, shown }))
      .catch((error) => {
        loading = undefined
        throw error
      })
    return loading
  }
  const prepare = ({ target }: Event) => {
    const url = visitAddress(target, location)
    // A failure is met, and told, when the link is followed.
    if (url)
      visits().then(
        (ready) => ready.prepare(url),
        () => null,
      )
  }
  const follow = (event: MouseEvent) => {
    const url = followed(event, location)
    if (!url) return
    event.preventDefault()
    visits().then(
      (ready) => ready.follow(url),
      () => location.assign(url),
    )
  }
  // React keeps the events of content it has not taken over to itself: they are met on their way down.
  addEventListener('pointerover', prepare, { passive: true, capture: true })
  addEventListener('focusin', prepare, { capture: true })
  addEventListener('click', (event) => !isReady() && follow(event), { capture: true })
  addEventListener('click', (event) => isReady() && follow(event))
  addEventListener('popstate', ({ state }) => {
    visits().then(
      (ready) => ready.move(state),
      () => location.reload(),
    )
  })
}
