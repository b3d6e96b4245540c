import type { HouseWords } from '@potager/domain/config'
import { paths } from '@potager/domain/paths'
import type { Restaurant } from '@potager/domain/restaurant'
import { light } from '@potager/ui/tokens'

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
