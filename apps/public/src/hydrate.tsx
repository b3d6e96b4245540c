import { type HouseWords, openHouse } from '@potager/domain/config'
import { lazy, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { App, content } from './App.tsx'
import type { PageComponent, PageName, PageState } from './page.ts'
import { session } from './session.ts'
import { createTakeOver, type TakeOver } from './take-over.ts'
import { followed, visitAddress } from './visit/address.ts'
import type { Visits } from './visit/visits.tsx'

/**
 * Keeps the texts that the server rendered. A browser's translation puts elements `font` in their place; content hydrated
 * over those would be rendered anew, without what was typed and clicked in it.
 * @returns puts them back, before the content is hydrated
 */
function keepOriginalTexts(root: Element): () => void {
  const kept = new Map<Element, ChildNode[]>()
  for (const element of root.querySelectorAll('*')) {
    const nodes = [...element.childNodes]
    if (nodes.some((node) => node instanceof Text)) kept.set(element, nodes)
  }
  return () => {
    for (const [element, nodes] of kept) if (element.querySelector(':scope > font')) element.replaceChildren(...nodes)
  }
}

const MINUTE_MS = 60_000
/** Events that announce or make an interaction: they start hydration and are held until it is done. */
const approaches = ['pointerover', 'focusin', 'keydown', 'popstate', 'pointerdown', 'click', 'input', 'submit']

function rootElement(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root')
  return element
}

function take<Name extends PageName>(Page: PageComponent<Name>, takeOver: TakeOver): void {
  const state = pageState<Name>()
  openHouse(state.house)
  const root = hydrateRoot(
    rootElement(),
    <StrictMode>
      <App name={state.name}>{content({ state, Page, onTaken: takeOver.done })}</App>
    </StrictMode>,
  )
  continueWithoutReload(root, { name: state.name, Page }, takeOver)
}

/** The state that the server rendered, and the words of a house that is not the default one. */
function pageState<Name extends PageName>(): PageState<Name> & { house?: HouseWords } {
  const text = document.getElementById('page-state')?.textContent
  if (!text) throw new Error('The page has no #page-state')
  return JSON.parse(text) as ReturnType<typeof pageState<Name>>
}

/** Runs at once, or on the oldest browsers once they have what they lack: this came last of it. */
async function whenWhole(run: () => void): Promise<void> {
  if (!('any' in AbortSignal)) (await import('@potager/ui/stand-ins')).standIn()
  run()
}

/** Hydrates a page that is useless without its script: loads the code at once. */
export function hydrateAtOnce<Name extends PageName>(Page: PageComponent<Name>): void {
  void whenWhole(() => take(Page, createTakeOver()))
}

/**
 * Hydrates a page whose links and forms work without script: the frame at once, the content on first interaction or
 * when the clock would change it; at once when a session, a failed load or the URL makes it differ.
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
  const putTextsBack = keepOriginalTexts(rootElement())
  const Page = lazy(async () => {
    await needed
    try {
      const loaded = await load()
      putTextsBack()
      return { default: loaded }
    } catch (error) {
      // The page stays as the server rendered it, and held events go to the browser.
      console.warn(error)
      takeOver.failed()
      return new Promise<never>(() => {})
    }
  })
  void whenWhole(() => take(Page, takeOver))
}

/** Whether the user interacted before this script ran; a resting pointer does not count. */
function isSomebodyHere(): boolean {
  const { activeElement, body } = document
  const used = navigator.userActivation?.hasBeenActive
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
 * Follows links between public pages, and history navigation, in this document. The code for it loads when a link is
 * approached; where that fails, the browser navigates.
 */
function continueWithoutReload<Name extends PageName>(
  root: Root,
  page: { name: Name; Page: PageComponent<Name> },
  takeOver: TakeOver,
): void {
  const shown = location.href
  let loading: Promise<Visits> | undefined
  const visits = () => {
    loading ??= import('./visit/visits.tsx')
      .then((module) => module.createVisits(root, { ...page, shown, takeOver }))
      .catch((error) => {
        loading = undefined
        throw error
      })
    return loading
  }
  const prepare = ({ target }: Event) => {
    const url = visitAddress(target, location)
    // The visit itself meets and reports the failure.
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
  // React stops events on content that is not hydrated: listen in the capture phase.
  addEventListener('pointerover', prepare, { passive: true, capture: true })
  addEventListener('focusin', prepare, { capture: true })
  addEventListener('click', (event) => !takeOver.isDone() && follow(event), { capture: true })
  addEventListener('click', (event) => takeOver.isDone() && follow(event))
  addEventListener('popstate', ({ state }) => {
    visits().then(
      (ready) => ready.move(state),
      () => location.reload(),
    )
  })
}
