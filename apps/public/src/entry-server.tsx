import { resetPassword } from '@potager/domain/account-link'
import { type Client, createClient, createDialect, type Extensions, type Supports } from '@potager/domain/api'
import { createSessionStore } from '@potager/domain/auth'
import { type HouseWords, type KeptTimes, openHouse, type Publisher } from '@potager/domain/config'
import type { HousePalette } from '@potager/domain/house'
import { listRestaurants } from '@potager/domain/restaurant'
import { registerInvited } from '@potager/domain/team'
import type { Instant } from '@potager/domain/time'
import { shareCard } from '@potager/ui/share'
import { fontsCss, tokensCss } from '@potager/ui/tokens'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App, content } from './App.tsx'
import { answerAssistantForm, hasAssistant } from './assistant/assistant-state.ts'
import { loadPage } from './load.ts'
import { answerMessageWish } from './message-wish/load-message-wish.ts'
import { MessageWishPage } from './message-wish/MessageWishPage.tsx'
import { NoticeLinkPage } from './notice/NoticeLinkPage.tsx'
import { NoticePage } from './notice/NoticePage.tsx'
import { answerNoticeForm } from './notice/notice-form.ts'
import type { Contact, PageComponent, PageName, PageState } from './page.ts'
import { AboutPage } from './pages/AboutPage.tsx'
import { AssistantPage } from './pages/AssistantPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { InvitationPage } from './pages/InvitationPage.tsx'
import { LoginPage } from './pages/LoginPage.tsx'
import { MenuPage } from './pages/MenuPage.tsx'
import { MissingPage } from './pages/MissingPage.tsx'
import { NewPasswordPage } from './pages/NewPasswordPage.tsx'
import { RegisterPage } from './pages/RegisterPage.tsx'
import { RestaurantPage } from './pages/RestaurantPage.tsx'
import { ReviewRulesPage } from './pages/ReviewRulesPage.tsx'
import { receiveInvited, receiveNewPassword, receiveRegistration } from './posted-forms.ts'
import { LostRequestPage } from './request/LostRequestPage.tsx'
import { RequestLinkPage } from './request/RequestLinkPage.tsx'
import { RequestPage } from './request/RequestPage.tsx'
import { answerRequestForm } from './request/request-form.ts'
import { accountCreatedPath, matchRoute, passwordChangedPath } from './routes.ts'
import { listedPaths, shareOf } from './site-files.ts'
import { shareImagePath, structuredData, type Thing } from './structured-data.ts'
import { headOf } from './titles.ts'
import { VisitReviewPage } from './visit-review/VisitReviewPage.tsx'
import { answerVisitForm } from './visit-review/visit-form.ts'

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
  invitation: InvitationPage,
  newPassword: NewPasswordPage,
  request: RequestPage,
  requestLink: RequestLinkPage,
  lostRequest: LostRequestPage,
  reviewNotice: NoticePage,
  noticeLink: NoticeLinkPage,
  messageWish: MessageWishPage,
  restaurant: RestaurantPage,
  visitReview: VisitReviewPage,
  reviewRules: ReviewRulesPage,
  about: AboutPage,
  assistant: AssistantPage,
  missing: MissingPage,
}

function markup<Name extends PageName>(state: PageState<Name>, supports: Supports): string {
  return renderToString(
    <StrictMode>
      <App name={state.name} bare={!hasAssistant(supports)}>
        {content({ state, Page: pages[state.name] })}
      </App>
    </StrictMode>,
  )
}

/** Fonts and design tokens, for the documents of both apps. */
export function documentCss(tokens?: HousePalette): string {
  return `${fontsCss()}\n${tokensCss(tokens)}`
}

/** Whether what the page is about could be loaded. */
function isLoaded(state: PageState): boolean {
  switch (state.name) {
    case 'home':
      return state.restaurants.ok
    case 'menu':
      return state.dishes.ok
    case 'restaurant':
      return state.restaurant.ok
    case 'request':
      return state.places.ok
    default:
      return true
  }
}

/** An error status for a page that was refused or is without its data, so that it is neither cached nor indexed. */
function statusOf(state: PageState): number {
  if (state.name === 'missing') return 404
  if ('refused' in state && state.refused) return state.refused.status
  if ('link' in state && !state.link.ok) return state.link.status
  return isLoaded(state) ? 200 : 503
}

/** A form submitted without script, with its idempotency key; 'foreign' when another site sent it. */
type SentForm = { fields: Readonly<Record<string, string>>; key: string } | 'foreign'

type PageRequest = {
  url: string
  fetch: typeof fetch
  now: Instant
  extensions: Extensions
  publisher: Publisher
  /** Reads how long data is kept. */
  kept?: () => Promise<KeptTimes>
  house: { words: HouseWords; tokens?: HousePalette }
  contact: Contact
  origin: string | null
  form?: SentForm
}

const clientOf = (request: { fetch: typeof fetch }) =>
  createClient({ baseUrl: '/api', session: nobody, fetch: request.fetch })

const contextOf = ({
  now,
  publisher,
  kept,
  extensions,
}: Pick<PageRequest, 'now' | 'publisher' | 'kept' | 'extensions'>) => ({
  now,
  publisher,
  kept,
  supports: createDialect({ extensions }).supports,
})

/** Paths for the sitemap; throws when the restaurants cannot be loaded. */
export async function sitemapPaths(request: Pick<PageRequest, 'fetch' | 'extensions'>): Promise<string[]> {
  const restaurants = await clientOf(request).send(listRestaurants, undefined)
  return listedPaths(restaurants, hasAssistant(createDialect(request).supports))
}

/** The share image of a page as an SVG of 1200 × 630 px; null when there is no such page. */
export async function shareImage(
  request: Omit<PageRequest, 'origin' | 'contact'> & { logo?: string },
): Promise<string | null> {
  const { pathname, search } = new URL(`http://site${request.url}`)
  const route = matchRoute(pathname, search)
  if (route.name === 'redirect') return null
  const state = await loadPage(route, clientOf(request), contextOf(request))
  openHouse(request.house.words)
  return statusOf(state) === 200 ? shareCard(shareOf(state), request.house.tokens?.light, request.logo) : null
}

function elsewhere(status: number, redirect: string): Rendered {
  const nothing = { title: '', description: '', path: null, image: '', structured: [], html: '', state: null }
  return { name: 'missing', status, redirect, ...nothing }
}

type ReadRoute = Exclude<ReturnType<typeof matchRoute>, { name: 'redirect' }>

/** The answer to a posted form: another page to go to, or the same with what to correct; null where a page has none. */
async function answerForm(
  form: SentForm,
  route: ReadRoute,
  client: Client,
  context: { supports: Supports; now: Instant },
): Promise<PageState | { to: string } | null> {
  const { supports } = context
  switch (route.name) {
    case 'register': {
      const sent = await receiveRegistration(form, client)
      return sent === 'created' ? { to: accountCreatedPath } : sent
    }
    case 'invitation': {
      const sent = supports(registerInvited) ? await receiveInvited(form, route.token, client) : null
      return sent === 'created' ? { to: accountCreatedPath } : sent
    }
    case 'newPassword': {
      const sent = supports(resetPassword) ? await receiveNewPassword(form, route.token, client) : null
      return sent === 'changed' ? { to: passwordChangedPath } : sent
    }
    case 'request':
    case 'requestLink':
    case 'lostRequest':
      return answerRequestForm(form, route, client, context)
    case 'reviewNotice':
    case 'noticeLink':
      return answerNoticeForm(form, route, client, supports)
    case 'visitReview':
      return answerVisitForm(form, route.token, client, supports)
    case 'messageWish':
      return answerMessageWish(form, route, client, supports)
    case 'assistant':
      return hasAssistant(supports) ? answerAssistantForm(client, form, supports) : null
    default:
      return null
  }
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
  const answered = request.form ? await answerForm(request.form, route, client, context) : null
  if (answered && 'to' in answered) return elsewhere(303, answered.to)
  const state = answered ?? (await loadPage(route, client, context))
  // Nothing waits from here on: two servers of one process may have two houses.
  openHouse(request.house.words)
  const head = headOf(state)
  return {
    name: state.name,
    status: statusOf(state),
    ...head,
    image: shareImagePath(head.path ?? '/'),
    structured: request.origin ? structuredData(state, request.origin, request.contact) : [],
    html: markup(state, context.supports),
    state,
  }
}
