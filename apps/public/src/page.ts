import type { Registration } from '@potager/domain/auth'
import type { Publisher } from '@potager/domain/config'
import type { Dish } from '@potager/domain/dish'
import type { Restaurant } from '@potager/domain/restaurant'
import type { PublicReview, ReviewSummary } from '@potager/domain/review'
import type { Instant } from '@potager/domain/time'
import type { Paged } from '@potager/domain/wire'
import type { Rated } from '@potager/ui/site'
import type { ComponentType } from 'react'
import type { AssistantState } from './assistant/assistant-state.ts'
import type { MenuView } from './menu/menu-view.ts'

/** The result of loading a list or a record; a failure has a message for the user. */
export type Loaded<T> = { ok: true; value: T } | { ok: false; message: string }

/** One page of a restaurant's approved reviews; `page` is 1-based, as in the URL. */
export type ShownReviews = { summary: ReviewSummary; list: Paged<PublicReview>; page: number }

/** A registration refused without script: its field values, never the passwords. */
export type RefusedRegistration = {
  status: number
  message: string
  fields: Partial<Record<keyof Registration, string>>
  typed: Partial<Omit<Registration, 'password' | 'confirmPassword'>>
}

/** The pages about the site itself. */
export type AboutTopic = 'legal' | 'privacy' | 'accessibility'

type AnyState =
  | { name: 'home'; restaurants: Loaded<Restaurant[]>; ratings: Record<string, Rated>; now: Instant }
  | { name: 'menu'; dishes: Loaded<Dish[]>; view: MenuView }
  | { name: 'login'; accountCreated: boolean; sessionEnded?: true }
  | { name: 'register'; refused?: RefusedRegistration }
  | { name: 'restaurant'; id: string; restaurant: Loaded<Restaurant>; reviews?: Loaded<ShownReviews>; now: Instant }
  | { name: 'reviewRules' }
  | { name: 'about'; topic: AboutTopic; publisher: Publisher }
  | AssistantState
  | { name: 'missing' }

export type PageName = AnyState['name']

/** A page with its data: rendered on the server, then hydrated. */
export type PageState<Name extends PageName = PageName> = Extract<AnyState, { name: Name }>

export type PageProps<Name extends PageName> = { state: PageState<Name>; signedIn: boolean }
export type PageComponent<Name extends PageName> = ComponentType<PageProps<Name>>
