/**
 * Runs in the back-office's document before any script has loaded; the server inlines it, so it stays small. It applies
 * the colour scheme, redirects visitors without a session, prefetches the first data, runs the application's modules,
 * replays early input and reports load failures.
 */
import { displayName, isAdmin } from '@potager/domain/auth'
import { paths } from '@potager/domain/paths'
import { standIn } from '@potager/ui/stand-ins'
import { createDeparture } from '../auth/departure.ts'
import { session } from '../auth/session.ts'
import { storageKeyOf } from '../list/listStorage.ts'
import { type FirstAnswers, type FirstCall, prefetch } from './firstAnswers.ts'
import { keptKitchen, keptScheme, nameScheme, showBarOfAdmins, showScheme } from './look.ts'
import { allCome, isExpired, type LoadFailure, runInTurn, watchArrival } from './run.ts'

declare global {
  interface Window {
    ahead?: { first?: FirstAnswers; framed: () => void; arrived: () => void }
  }
}

standIn()

async function parsed() {
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
}

async function showTrouble(trouble: LoadFailure) {
  // A script may fail before the element that shows the failure is parsed.
  await parsed()
  const main = document.getElementById('contenu')
  const words = document.getElementById(`boot-${trouble}`)
  if (!main || !(words instanceof HTMLTemplateElement)) return
  main.replaceChildren(words.content.cloneNode(true))
  main.setAttribute('aria-busy', 'false')
  main.querySelector('button')?.addEventListener('click', () => location.reload())
}

/** Resolves once the style sheets of the document have loaded. */
async function styled() {
  await parsed()
  await allCome(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([type])'))
}

const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '[]')
const calls = read('first-calls') as FirstCall[]
const auth = session.read()
const scheme = keptScheme(() => localStorage)
showScheme(scheme)
const page = document.documentElement
if (location.pathname === paths.service && keptKitchen(() => localStorage, displayName(auth) ?? ''))
  page.dataset.bare = ''

const left = { getItem: (name: string) => localStorage.getItem(storageKeyOf(displayName(auth) ?? '', name)) }

if (auth) {
  const doAgain = keepEarly(document)
  const stopWatching = watchArrival(window, (trouble) => void showTrouble(trouble))
  window.ahead = {
    ...(isExpired(auth.accessToken, Date.now()) ? {} : { first: prefetch(calls, auth.accessToken, fetch, left) }),
    framed: () => {
      nameScheme(scheme)
      if (isAdmin(auth)) showBarOfAdmins()
      // A failed import becomes an unhandled rejection, which `watchArrival` handles.
      void runInTurn(read('app-scripts') as string[], (module) => import(/* @vite-ignore */ module), styled)
    },
    arrived: () => {
      // From now on the application's frame says so itself.
      delete page.dataset.bare
      stopWatching()
      doAgain()
    },
  }
} else {
  // Hide the frame from a visitor who is being redirected.
  page.hidden = true
  createDeparture(window)({ remember: true })
}

/**
 * Records input in the server-rendered frame before the application loads. Returns how to replay it in the
 * application's frame, which has the same elements: the last click, change or shortcut, and the focus.
 */
function keepEarly(shown: Document): () => void {
  const waiting = new AbortController()
  let focused: Element | null = null
  let again = () => {}
  const hear = <Type extends keyof DocumentEventMap>(type: Type, hold: (event: DocumentEventMap[Type]) => void) =>
    shown.addEventListener(type, hold, { capture: true, signal: waiting.signal })

  hear('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (button) again = () => twinOf(shown, button)?.click()
  })
  hear('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const { value } = target
    again = () => {
      const twin = twinOf(shown, target)
      if (!twin) return
      twin.value = value
      twin.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  hear('keydown', (event) => {
    const asksPalette = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (event.altKey || (!asksPalette && event.key !== '?')) return
    // Prevents the browser's own search shortcut.
    if (asksPalette) event.preventDefault()
    again = () => shown.dispatchEvent(new KeyboardEvent(event.type, event))
  })
  hear('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null
  })
  // A click on the background clears the focus without a `focusin`.
  hear('pointerdown', () => {
    focused = null
  })

  return () => {
    waiting.abort()
    if (focused instanceof HTMLElement && shown.activeElement === shown.body) twinOf(shown, focused)?.focus()
    again()
    again = () => {}
  }
}

/**
 * The element of the application's frame that replaced this one; null when it is still attached or has no counterpart.
 */
function twinOf<Part extends HTMLElement>(shown: Document, part: Part): Part | null {
  if (part.isConnected) return null
  const place = ['header', '[data-bar]', 'aside'].find((name) => part.closest(name)) ?? 'body'
  const words = (one: Element) => one.getAttribute('href') ?? (one instanceof HTMLButtonElement ? one.textContent : '')
  const candidates = shown.querySelectorAll<Part>(`${place} ${part.localName}`)
  return [...candidates].find((one) => words(one) === words(part)) ?? null
}
