import { type HouseWords, house } from '@potager/domain/config'
import { productMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { addressLine, type Restaurant } from '@potager/domain/restaurant'
import { illustrationFor } from '@potager/ui/illustration'
import type { ShareCard } from '@potager/ui/share'
import { light } from '@potager/ui/tokens'
import type { PageState } from './page.ts'
import { headOf } from './titles.ts'

/** The content of a page's share image. */
export function shareOf(state: PageState): ShareCard {
  const { title, description } = headOf(state)
  const heading = title.replace(` · ${house.name}`, '')
  if (state.name === 'restaurant' && state.restaurant.ok) {
    const { id, name, address } = state.restaurant.value
    return {
      title: name,
      text: [addressLine(address), productMessages.tagline].filter(Boolean).join('. '),
      drawing: illustrationFor('restaurant', id),
    }
  }
  if (state.name === 'menu' && state.dishes.ok) {
    const dish = state.dishes.value.find(({ id }) => id === state.view.dish)
    const drawing = dish ? illustrationFor(dish.category, dish.id) : 'squash'
    return { title: heading, text: description, drawing }
  }
  return state.name === 'home'
    ? { title: productMessages.welcome, text: productMessages.tagline, drawing: 'basket' }
    : { title: heading, text: description, drawing: 'pea-pod' }
}

/** Sizes in px of the application's icon, at /icone-SIZE.png. */
export const iconSizes = [180, 192, 512] as const

/** The manifest that lets a phone install the site (W3C Web App Manifest). */
export function webManifest({ name, sentence }: HouseWords) {
  return {
    name,
    short_name: name,
    description: sentence,
    lang: 'fr',
    start_url: paths.home,
    scope: paths.home,
    display: 'minimal-ui',
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...[192, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/icone-${size}.png`,
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose,
        })),
      ),
    ],
  }
}

/** Paths of all public pages to be indexed; forms are excluded. */
export function listedPaths(restaurants: readonly Restaurant[], withAssistant: boolean): string[] {
  return [
    paths.home,
    paths.menu,
    ...(withAssistant ? [paths.assistant] : []),
    ...restaurants.map(({ id }) => paths.restaurant(id)),
    paths.reviewRules,
    paths.legal,
    paths.privacy,
    paths.accessibility,
  ]
}
