import { house } from '@potager/domain/config'
import { isOffered } from '@potager/domain/dish'
import { formatPriceTtc } from '@potager/domain/format'
import {
  aboutMessages,
  assistantPageMessages,
  authMessages,
  dishMessages,
  invitationMessages,
  lostRequestMessages,
  menuMessages,
  messageWishMessages,
  navigationMessages,
  newPasswordMessages,
  noticeLinkMessages,
  noticeMessages,
  productMessages,
  publicMessages,
  publicReviewMessages,
  refusedTitle,
  requestLinkMessages,
  requestMessages,
  reviewRulesMessages,
  visitReviewMessages,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { addressLine } from '@potager/domain/restaurant'
import { isolated } from '@potager/domain/text'
import { menuAddress } from './menu/menu-view.ts'
import type { PageState } from './page.ts'

/** A page's title, description and canonical path, if any. */
export type Head = { title: string; description: string; path: string | null }

const titled = (title: string, path: string | null, description: string = productMessages.tagline): Head => ({
  title: `${isolated(title)} · ${house.name}`,
  description,
  path,
})

/** A filtered menu shares the menu's path; a dish in detail has its own, for sharing. */
function menuHead({ dishes, view }: PageState<'menu'>): Head {
  const dish = dishes.ok ? dishes.value.find((one) => isOffered(one) && one.id === view.dish) : undefined
  if (!dish) return titled(dishMessages.menuTitle, paths.menu, menuMessages.description)
  const path = menuAddress({ category: null, without: [], dish: dish.id })
  const price = formatPriceTtc(dish.price)
  return titled(
    dish.name,
    path,
    dish.description ? `${dish.description} ${price}.` : `${isolated(dish.name)}, ${price}.`,
  )
}

function aboutHead({ topic }: PageState<'about'>): Head {
  return titled(aboutMessages[topic], paths[topic], aboutMessages[`${topic}Description`])
}

function restaurantHead({ id, restaurant }: PageState<'restaurant'>): Head {
  const path = paths.restaurant(id)
  if (!restaurant.ok) return titled(publicMessages.restaurant, path)
  const { name, address } = restaurant.value
  return titled(name, path, `${isolated(name)}, ${addressLine(address)}. ${productMessages.tagline}`)
}

/** What a page is called; one whose form was refused says so first. */
export function headOf(state: PageState): Head {
  const head = headOfPage(state)
  return 'refused' in state && state.refused ? { ...head, title: refusedTitle(head.title) } : head
}

function headOfPage(state: PageState): Head {
  switch (state.name) {
    case 'home':
      return {
        title: `${house.name} · ${publicMessages.homeTitle}`,
        description: productMessages.tagline,
        path: paths.home,
      }
    case 'menu':
      return menuHead(state)
    case 'login':
      return titled(authMessages.title, paths.login)
    case 'register':
      return titled(navigationMessages.register, paths.register)
    case 'invitation':
      return titled(invitationMessages.title, null)
    case 'request':
      return titled(requestMessages.title[state.kind], paths.request, requestMessages.description)
    case 'requestLink':
      // A secret address: never index it.
      return titled(requestLinkMessages.title, null)
    case 'lostRequest':
      return titled(lostRequestMessages.title, null)
    case 'reviewNotice':
      return titled(noticeMessages.title, null)
    case 'noticeLink':
      // A secret address: never index it.
      return titled(noticeLinkMessages.title, null)
    case 'messageWish':
      // A secret address: never index it.
      return titled(messageWishMessages.title, null)
    case 'newPassword':
      // A secret address: never index it.
      return titled(newPasswordMessages.title, null)
    case 'restaurant':
      return restaurantHead(state)
    case 'visitReview':
      // A private address: never index it.
      return titled(visitReviewMessages.title, null)
    case 'reviewRules':
      return titled(publicReviewMessages.rules, paths.reviewRules, reviewRulesMessages.intro)
    case 'about':
      return aboutHead(state)
    case 'assistant':
      // A consultation is private and expires with its session: never index it.
      return titled(
        assistantPageMessages.title,
        state.consultation ? null : paths.assistant,
        assistantPageMessages.description,
      )
    case 'missing':
      return titled(publicMessages.missingTitle, null)
  }
}
