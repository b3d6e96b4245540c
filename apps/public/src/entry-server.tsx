import { createClient, createDialect, type Extensions } from '@potager/domain/api'
import { createSessionStore } from '@potager/domain/auth'
import type { Publisher } from '@potager/domain/config'
import { listRestaurants } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import { shareCard } from '@potager/ui/share'
import { fontsCss, tokensCss } from '@potager/ui/tokens'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App, content } from './App.tsx'
import { answerAssistantForm, hasAssistant } from './assistant/assistant-state.ts'
import { loadPage } from './load.ts'
import type { PageComponent, PageName, PageState } from './page.ts'
import { AboutPage } from './pages/AboutPage.tsx'
import { AssistantPage } from './pages/AssistantPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { LoginPage } from './pages/LoginPage.tsx'
import { MenuPage } from './pages/MenuPage.tsx'
import { MissingPage } from './pages/MissingPage.tsx'
import { RegisterPage } from './pages/RegisterPage.tsx'
import { RestaurantPage } from './pages/RestaurantPage.tsx'
import { ReviewRulesPage } from './pages/ReviewRulesPage.tsx'
import { receiveRegistration } from './registration-form.ts'
import { accountCreatedPath, matchRoute } from './routes.ts'
import { shareOf } from './share.ts'
import { listedPaths } from './site-files.ts'
import { shareImagePath, structuredData, type Thing } from './structured-data.ts'
import { headOf } from './titles.ts'

export { appIcon, favicon } from '@potager/ui/share'
export { fontFiles } from '@potager/ui/tokens'
export { iconSizes, webManifest } from './site-files.ts'

/** The parts of a rendered document. `state` goes into #page-state for hydration. */
export type Rendered = {
  name: PageName
  status: number
  redirect?: string
  title: string
  description: string
  /** Canonical path; null when the page must not be indexed. */
  path: string | null
  image: string
  structured: Thing[]
  html: string
  state: PageState | null
}

const nobody = createSessionStore(() => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }))

const pages: { [Name in PageName]: PageComponent<Name> } = {
  home: HomePage,
  menu: MenuPage,
  login: LoginPage,
  register: RegisterPage,
  restaurant: RestaurantPage,
  reviewRules: ReviewRulesPage,
  about: AboutPage,
  assistant: AssistantPage,
  missing: MissingPage,
}

function markup<Name extends PageName>(state: PageState<Name>): string {
  return renderToString(
    <StrictMode>
      <App name={state.name}>{content({ state, Page: pages[state.name] })}</App>
    </StrictMode>,
  )
}

/** Fonts and design tokens, for the documents of both apps. */
export function documentCss(): string {
  return `${fontsCss()}\n${tokensCss()}`
}

/** An error status for a page without its data, so that it is neither cached nor indexed. */
function statusOf(state: PageState): number {
  switch (state.name) {
    case 'missing':
      return 404
    case 'home':
      return state.restaurants.ok ? 200 : 503
    case 'menu':
      return state.dishes.ok ? 200 : 503
    case 'restaurant':
      return state.restaurant.ok ? 200 : 503
    case 'register':
      return state.refused?.status ?? 200
    case 'assistant':
      return state.refused?.status ?? 200
    default:
      return 200
  }
}

/** A form submitted without script, with its idempotency key; 'foreign' when another site sent it. */
type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'

type PageRequest = {
  url: string
  fetch: typeof fetch
  now: Instant
  extensions: Extensions
  publisher: Publisher
  origin: string | null
  form?: SentForm
}

const clientOf = (request: { fetch: typeof fetch }) =>
  createClient({ baseUrl: '/api', session: nobody, fetch: request.fetch })

const contextOf = ({ now, publisher, extensions }: Omit<PageRequest, 'origin'>) => ({
  now,
  publisher,
  supports: createDialect({ extensions }).supports,
})

/** Paths for the sitemap; throws when the restaurants cannot be loaded. */
export async function sitemapPaths(request: { fetch: typeof fetch }): Promise<string[]> {
  return listedPaths(await clientOf(request).send(listRestaurants, undefined))
}

/** The share image of a page as an SVG of 1200 × 630 px; null when there is no such page. */
export async function shareImage(request: Omit<PageRequest, 'origin'>): Promise<string | null> {
  const { pathname, search } = new URL(`http://site${request.url}`)
  const route = matchRoute(pathname, search)
  if (route.name === 'redirect') return null
  const state = await loadPage(route, clientOf(request), contextOf(request))
  return statusOf(state) === 200 ? shareCard(shareOf(state)) : null
}

function elsewhere(status: number, redirect: string): Rendered {
  const nothing = { title: '', description: '', path: null, image: '', structured: [], html: '', state: null }
  return { name: 'missing', status, redirect, ...nothing }
}

/**
 * Renders the public page at a URL after loading its data through `fetch`, which is called with paths under /api. Never
 * throws for a failed load.
 */
export async function renderPage(request: PageRequest): Promise<Rendered> {
  const { pathname, search } = new URL(`http://site${request.url}`)
  const route = matchRoute(pathname, search)
  if (route.name === 'redirect') return elsewhere(308, route.to + search)
  const client = clientOf(request)
  const context = contextOf(request)
  const { supports } = context
  const sent = request.form && route.name === 'register' ? await receiveRegistration(request.form, client) : null
  if (sent === 'created') return elsewhere(303, accountCreatedPath)
  const answered =
    request.form && hasAssistant(supports) && route.name === 'assistant'
      ? await answerAssistantForm(client, request.form, supports)
      : null
  if (answered && 'to' in answered) return elsewhere(303, answered.to)
  const state = sent ?? answered ?? (await loadPage(route, client, context))
  const head = headOf(state)
  return {
    name: state.name,
    status: statusOf(state),
    ...head,
    image: shareImagePath(head.path ?? '/'),
    structured: request.origin ? structuredData(state, request.origin) : [],
    html: markup(state),
    state,
  }
}
