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
import { keepEarly } from './early.ts'
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
