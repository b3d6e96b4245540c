import type { NewPassword } from '@potager/domain/account-link'
import type { Registration } from '@potager/domain/auth'
import type { BookingKind } from '@potager/domain/booking'
import type { KeptTimes, Publisher } from '@potager/domain/config'
import type { Dish } from '@potager/domain/dish'
import type { ReadMessageWish } from '@potager/domain/message'
import type { Notice, NoticeDraft, NoticeField, PublishedReview } from '@potager/domain/notice'
import type { ProposalDraft, ProposalField, RequestDraft, RequestField, VisitorRequest } from '@potager/domain/request'
import type { Restaurant } from '@potager/domain/restaurant'
import type { PublicReview, ReviewSummary } from '@potager/domain/review'
import type { Instant, TimeZone } from '@potager/domain/time'
import type { Visit, VisitDraft, VisitField } from '@potager/domain/visit-review'
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

/** What a link opens, or why it does not, with the status of the answer: 404 when it is over. */
export type LoadedLink<T> = { ok: true; value: T } | { ok: false; message: string; status: number }

/** A new password refused without script: never the passwords. */
export type RefusedPassword = { status: number; message: string; fields: Partial<Record<keyof NewPassword, string>> }

/** A restaurant that visitors may ask. */
export type RequestPlace = Pick<Restaurant, 'id' | 'name' | 'seats' | 'rooms'> & { zone: TimeZone }

/** A request refused without script, with what was typed. */
export type RefusedRequest = {
  status: number
  message: string
  fields: Partial<Record<RequestField, string>>
  typed: RequestDraft
}

/** A notice refused without script, with what was typed. */
export type RefusedNotice = {
  status: number
  message: string
  fields: Partial<Record<NoticeField, string>>
  typed: NoticeDraft
}

/** What a form of a visit's page was refused for, with what was typed. */
export type RefusedVisitForm = {
  status: number
  message: string
  fields: Partial<Record<VisitField, string>>
  typed: VisitDraft
}

/** Another moment that was refused, with what was typed. */
export type RefusedProposal = { fields: Partial<Record<ProposalField, string>>; typed: ProposalDraft }

/** The pages about the site itself. */
export type AboutTopic = 'legal' | 'privacy' | 'accessibility'

/** How one reaches the house, '' where it does not say. */
export type Contact = { email: string; phone: string }

/** A restaurant with a menu of its own. */
export type MenuPlace = { id: string; name: string }

type AnyState =
  | { name: 'home'; restaurants: Loaded<Restaurant[]>; ratings: Record<string, Rated>; now: Instant }
  /** `intro` says whose menu it is, of a restaurant; `places` are those whose menu can be asked for. */
  | { name: 'menu'; dishes: Loaded<Dish[]>; view: MenuView; intro?: string; places?: MenuPlace[] }
  | { name: 'login'; accountCreated: boolean; sessionEnded?: true; passwordChanged?: true; forgotten?: Contact }
  | { name: 'register'; refused?: RefusedRegistration }
  /** `asks` is true where visitors may ask without an account, `notices` where they may give notice of a review. */
  | {
      name: 'restaurant'
      id: string
      restaurant: Loaded<Restaurant>
      reviews?: Loaded<ShownReviews>
      asks?: true
      notices?: true
      now: Instant
    }
  /**
   * `place` is the restaurant that is asked, absent while one is to be chosen; `wanted` the one in the address, where none
   * could be read.
   */
  | {
      name: 'request'
      kind: BookingKind
      places: Loaded<RequestPlace[]>
      place?: RequestPlace
      wanted?: string
      ticket: string
      now: Instant
      refused?: RefusedRequest
    }
  | {
      name: 'requestLink'
      token: string
      link: LoadedLink<VisitorRequest>
      /** The zone of its restaurant, as far as it is known. */
      zone?: TimeZone | undefined
      now: Instant
      refused?: { status: number; message: string; proposal?: RefusedProposal }
    }
  | { name: 'lostRequest'; sent: boolean; refused?: { status: number; message: string; contact: string; day: string } }
  | {
      name: 'reviewNotice'
      reviewId: string
      link: LoadedLink<PublishedReview>
      ticket: string
      refused?: RefusedNotice
    }
  | { name: 'noticeLink'; link: LoadedLink<Notice>; contact: Contact }
  | {
      name: 'messageWish'
      token: string
      link: LoadedLink<ReadMessageWish>
      saved?: true
      refused?: { status: number; message: string }
    }
  | { name: 'invitation'; token: string; link: LoadedLink<{ restaurantName: string }>; refused?: RefusedRegistration }
  | { name: 'newPassword'; token: string; link: LoadedLink<{ username: string }>; refused?: RefusedPassword }
  /** `notices` is true where visitors may give notice of a review. */
  | { name: 'reviewRules'; notices?: true }
  | { name: 'visitReview'; token: string; link: LoadedLink<Visit>; ticket: string; refused?: RefusedVisitForm }
  | { name: 'about'; topic: AboutTopic; publisher: Publisher; kept: KeptTimes }
  | AssistantState
  | { name: 'missing' }

export type PageName = AnyState['name']

/** A page with its data: rendered on the server, then hydrated. */
export type PageState<Name extends PageName = PageName> = Extract<AnyState, { name: Name }>

export type PageProps<Name extends PageName> = { state: PageState<Name>; signedIn: boolean }
export type PageComponent<Name extends PageName> = ComponentType<PageProps<Name>>
