import { createClient } from '@potager/domain/api'
import { commonMessages, homeMessages } from '@potager/domain/messages'
import { Notice } from '@potager/ui/site'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { App, content } from '../App.tsx'
import { apiSettings, loadHere } from '../calls.ts'
import type { PageComponent, PageName, PageState } from '../page.ts'
import { AllRestaurants } from '../pages/AllRestaurants.tsx'
import { matchRoute } from '../routes.ts'
import { session } from '../session.ts'
import type { TakeOver } from '../take-over.ts'
import { headOf } from '../titles.ts'
import { pageAt } from './address.ts'
import { createPositions, recentAnswers } from './recent-answers.ts'

/** Loaders of each page's code, for visits without a reload. */
const pageModules: { [Name in PageName]: () => Promise<PageComponent<Name>> } = {
  home: () => import('../pages/HomePage.tsx').then((module) => module.HomePage),
  menu: () => import('../pages/MenuPage.tsx').then((module) => module.MenuPage),
  login: () => import('../pages/LoginPage.tsx').then((module) => module.LoginPage),
  register: () => import('../pages/RegisterPage.tsx').then((module) => module.RegisterPage),
  invitation: () => import('../pages/InvitationPage.tsx').then((module) => module.InvitationPage),
  newPassword: () => import('../pages/NewPasswordPage.tsx').then((module) => module.NewPasswordPage),
  request: () => import('../request/RequestPage.tsx').then((module) => module.RequestPage),
  requestLink: () => import('../request/RequestLinkPage.tsx').then((module) => module.RequestLinkPage),
  lostRequest: () => import('../request/LostRequestPage.tsx').then((module) => module.LostRequestPage),
  reviewNotice: () => import('../notice/NoticePage.tsx').then((module) => module.NoticePage),
  noticeLink: () => import('../notice/NoticeLinkPage.tsx').then((module) => module.NoticeLinkPage),
  visitReview: () => import('../visit-review/VisitReviewPage.tsx').then((module) => module.VisitReviewPage),
  messageWish: () => import('../message-wish/MessageWishPage.tsx').then((module) => module.MessageWishPage),
  restaurant: () => import('../pages/RestaurantPage.tsx').then((module) => module.RestaurantPage),
  reviewRules: () => import('../pages/ReviewRulesPage.tsx').then((module) => module.ReviewRulesPage),
  about: () => import('../pages/AboutPage.tsx').then((module) => module.AboutPage),
  assistant: () => import('../pages/AssistantPage.tsx').then((module) => module.AssistantPage),
  missing: () => import('../pages/MissingPage.tsx').then((module) => module.MissingPage),
}

/** Placeholder for a page that is slow to load, with its back link. */
function Waiting({ name }: { name: PageName }) {
  return (
    <>
      {name === 'restaurant' ? <AllRestaurants /> : null}
      <Notice role="status">{name === 'home' ? homeMessages.loading : commonMessages.loading}</Notice>
    </>
  )
}

const KEEP_MS = 30_000
/** A page that loads faster than this replaces the previous one without a placeholder. */
const QUIET_MS = 250

/** Client-side navigation. None of these reject: where a page cannot be loaded, the browser navigates. */
export type Visits = {
  prepare: (url: URL) => void
  follow: (url: URL) => void
  move: (state: unknown) => void
}

type First<Name extends PageName> = { shown: string; name: Name; Page: PageComponent<Name>; takeOver: TakeOver }

/**
 * Client-side navigation inside the frame: loads code and data, then moves focus to the new content. `shown` is the URL
 * of the server-rendered page, `Page` its hydrated component, which must stay the same; `takeOver` is its
 * hydration, which ends when another page is shown.
 */
export function createVisits<Name extends PageName>(root: Root, { shown, name, Page, takeOver }: First<Name>): Visits {
  const fetchRecent = recentAnswers((...request) => fetch(...request), KEEP_MS)
  const { baseUrl, dialect } = apiSettings()
  const client = createClient({ baseUrl, session, dialect, fetch: fetchRecent })
  const positions = createPositions(history)
  let current = new URL(shown)
  let turn = 0
  // Only the latest of several overlapping visits is shown.
  let latest = 0
  let settled = 0

  const modules: { [Key in PageName]: () => Promise<PageComponent<Key>> } = {
    ...pageModules,
    [name]: async () => Page,
  }

  function render(of: PageName, children: ReactNode) {
    flushSync(() =>
      root.render(
        <StrictMode>
          <App name={of}>{children}</App>
        </StrictMode>,
      ),
    )
    // What was not hydrated is gone, and nothing would end the hold on the events of what took its place.
    if (turn > 0 && !takeOver.isDone()) takeOver.failed()
  }

  async function renderPage<Key extends PageName>(state: PageState<Key>, settle: () => void): Promise<void> {
    const Next: PageComponent<Key> = await modules[state.name]()
    const change = () => {
      render(state.name, content({ state, Page: Next }, turn))
      document.title = headOf(state).title
      settle()
    }
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const transition = still ? undefined : document.startViewTransition?.(change)
    if (transition) await transition.updateCallbackDone
    else change()
  }

  function destination(url: URL) {
    const route = matchRoute(url.pathname, url.search)
    if (route.name !== 'redirect') return { url, route }
    return { url: new URL(route.to + url.search, url), route: matchRoute(route.to) }
  }

  async function visit(target: URL, scrolled: number): Promise<void> {
    const { url, route } = destination(target)
    if (route.name === 'redirect') return location.replace(url)
    const mine = ++latest
    const samePage = url.pathname === current.pathname
    const waiting = setTimeout(() => {
      if (samePage) return
      turn += 1
      render(route.name, <Waiting name={route.name} />)
    }, QUIET_MS)
    try {
      // An update of content that is not hydrated yet would discard it, with what it knows of the part shown. Without its
      // code there is no hydration.
      if (samePage && turn === 0) await Promise.all([takeOver.over, pageModules[route.name]()])
      const [state] = await Promise.all([loadHere(route, client, dialect), modules[route.name]()])
      if (mine !== latest) return
      current = url
      settled = mine
      if (!samePage) turn += 1
      await renderPage(state, () => {
        if (!samePage) settleAt(url, scrolled)
      })
    } catch (error) {
      // A release may have replaced the files that this page knows: let the browser navigate.
      console.warn(error)
      if (mine === latest) location.replace(url)
    } finally {
      clearTimeout(waiting)
    }
  }

  history.scrollRestoration = 'manual'
  // Let the browser restore the position on reload or when the page is restored.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })

  return {
    prepare(url) {
      const { route } = destination(url)
      if (route.name === 'redirect' || !isShownInPlace(url) || pageAt(url) === pageAt(current)) return
      // Prefetch only: the visit itself meets and reports the failure.
      Promise.all([loadHere(route, client, dialect), modules[route.name]()]).catch(() => null)
    },
    follow(url) {
      if (!isShownInPlace(url)) return location.assign(url)
      positions.push(url.href, scrollY)
      void visit(url, 0)
    },
    move(state) {
      const url = new URL(location.href)
      const scrolled = positions.move(state, scrollY)
      if (pageAt(url) !== pageAt(current) || settled !== latest) void visit(url, scrolled)
    },
  }
}

const fromServer: ReadonlySet<string> = new Set(['missing', 'about', 'newPassword', 'invitation'])

/** Pages that need the server, for their data, status or headers, are loaded by the browser. */
function isShownInPlace({ pathname, search }: URL): boolean {
  const { name } = matchRoute(pathname, search)
  return !fromServer.has(name)
}

/** Scrolls and focuses as after a full load: the URL's fragment, or the stored position. */
function settleAt(url: URL, scrolled: number): void {
  const part = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null
  document.getElementById('contenu')?.focus({ preventScroll: true })
  if (part) part.scrollIntoView()
  else scrollTo(0, scrolled)
}
