/**
 * What the back-office's document does before any script has come; printed into it by the server, so it is small. It sets the
 * look, sends away who is not signed in, asks for the first data, runs the application, holds what is done before it comes and
 * tells when it does not.
 */
import { displayName } from '@potager/domain/auth'
import { createDeparture } from '../auth/departure.ts'
import { session } from '../auth/session.ts'
import { storageKeyOf } from '../lists/list-storage.ts'
import { keepEarly } from './early.ts'
import { type FirstAnswers, type FirstCall, prefetch } from './first-answers.ts'
import { isExpired } from './is-expired.ts'
import { keptScheme, scrollToCurrentPage, showScheme } from './look.ts'
import { allCome, runInTurn } from './run.ts'
import { type LoadFailure, watchArrival } from './watch.ts'

declare global {
  interface Window {
    /** What the document did for the application before it came. */
    ahead?: { first?: FirstAnswers; framed: () => void; arrived: () => void }
  }
}

/** Resolves once the whole document is there. */
async function parsed() {
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
}

async function showTrouble(trouble: LoadFailure) {
  // A file may fail before the place to tell it has come.
  await parsed()
  const main = document.getElementById('contenu')
  const words = document.getElementById(`boot-${trouble}`)
  if (!main || !(words instanceof HTMLTemplateElement)) return
  main.replaceChildren(words.content.cloneNode(true))
  main.ariaBusy = 'false'
  main.querySelector('button')?.addEventListener('click', () => location.reload())
}

/** Resolves once the style sheets of the whole document are there. */
async function styled() {
  await parsed()
  await allCome(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
}

const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '[]')
const calls = read('first-calls') as FirstCall[]
const auth = session.read()
const scheme = keptScheme(() => localStorage)
showScheme(scheme)

/** How this person left the lists. */
const left = { getItem: (name: string) => localStorage.getItem(storageKeyOf(displayName(auth) ?? '', name)) }

if (auth) {
  const doAgain = keepEarly(document)
  const stopWatching = watchArrival(window, (trouble) => void showTrouble(trouble))
  window.ahead = {
    ...(isExpired(auth.accessToken, Date.now()) ? {} : { first: prefetch(calls, auth.accessToken, fetch, left) }),
    framed: () => {
      scrollToCurrentPage(scheme)
      // Typefaces that come later make the strip wider.
      void document.fonts.ready.then(() => scrollToCurrentPage(scheme))
      // A module that cannot be had is an unhandled rejection, which `watchArrival` hears.
      void runInTurn(read('app-scripts') as string[], (module) => import(/* @vite-ignore */ module), styled)
    },
    arrived: () => {
      stopWatching()
      doAgain()
    },
  }
} else {
  // The frame is not theirs to see while they leave.
  document.documentElement.hidden = true
  createDeparture(window)({ remember: true })
}
