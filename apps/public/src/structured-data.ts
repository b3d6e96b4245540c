import { house } from '@potager/domain/config'
import { type Dish, groupByCategory, isOffered } from '@potager/domain/dish'
import { dishMessages, navigationMessages, productMessages, publicMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  type DayServices,
  type HoursException,
  type OpeningHours,
  type Restaurant,
  type ServiceHours,
  servicesIn,
  streetLine,
  type Weekday,
  weekdays,
} from '@potager/domain/restaurant'
import { categoryLabel } from '@potager/ui/site'
import type { Contact, PageState, ShownReviews } from './page.ts'
import { headOf } from './titles.ts'

/** A schema.org object. */
export type Thing = { '@type': string } & Record<string, unknown>

const dayName = (day: Weekday) => `https://schema.org/${day.charAt(0)}${day.slice(1).toLowerCase()}`

/** Weekly hours; a closing time at or before the opening belongs to the next day, as in schema.org. */
function openingHours(hours: OpeningHours): Thing[] {
  return weekdays.flatMap((day) => {
    const services = hours[day]
    return services ? openings(services, { dayOfWeek: dayName(day) }) : []
  })
}

function openings(hours: DayServices, when: Record<string, string>): Thing[] {
  return servicesIn(hours).map((service) => ({
    '@type': 'OpeningHoursSpecification',
    ...when,
    opens: service.start,
    closes: closing(service),
  }))
}

function closing({ end }: ServiceHours): string {
  return end === '24:00' ? '00:00' : end
}

/** Days with exceptional hours; search engines read opening and closing at midnight as closed. */
function specialHours(exceptions: readonly HoursException[]): Thing[] {
  return exceptions.flatMap(({ from, to, hours }) =>
    openings(hours ?? { start: '00:00', end: '00:00' }, { validFrom: from, validThrough: to }),
  )
}

/** The rating of the approved reviews, as shown on the page; null without reviews. */
function ratingThing({ average, count }: ShownReviews['summary']): Thing | null {
  if (average === null || count === 0) return null
  const ratingValue = Math.round(average * 10) / 10
  return { '@type': 'AggregateRating', ratingValue, reviewCount: count, bestRating: 5, worstRating: 1 }
}

function restaurantThing(restaurant: Restaurant, rating: Thing | null, at: (path: string) => string): Thing {
  const { id, name, address, phone, description } = restaurant
  const url = at(paths.restaurant(id))
  return {
    '@type': 'Restaurant',
    '@id': url,
    url,
    name,
    ...(description ? { description } : {}),
    ...(phone ? { telephone: phone } : {}),
    image: at(shareImagePath(paths.restaurant(id))),
    servesCuisine: publicMessages.cuisines,
    currenciesAccepted: 'EUR',
    hasMenu: at(paths.menu),
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine(address),
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    ...(rating ? { aggregateRating: rating } : {}),
    openingHoursSpecification: openingHours(restaurant.openingHours),
    ...(restaurant.exceptions ? { specialOpeningHoursSpecification: specialHours(restaurant.exceptions) } : {}),
  }
}

/** The dishes with their prices. Allergens are left out: they change, and must be read on the page itself. */
function menuThing(dishes: readonly Dish[], at: (path: string) => string): Thing {
  return {
    '@type': 'Menu',
    '@id': at(paths.menu),
    name: dishMessages.menuTitle,
    hasMenuSection: groupByCategory(dishes.filter(isOffered)).map((group) => ({
      '@type': 'MenuSection',
      name: categoryLabel(group.category),
      hasMenuItem: group.dishes.map(({ name, price }) => ({
        '@type': 'MenuItem',
        name,
        ...(price === null
          ? {}
          : { offers: { '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency: 'EUR' } }),
      })),
    })),
  }
}

function breadcrumbs(last: { name: string; path: string }, at: (path: string) => string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: navigationMessages.home, path: paths.home }, last].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  }
}

/** The path of a page's share image. */
export function shareImagePath(path: string): string {
  return `/partage.png?page=${encodeURIComponent(path)}`
}

/** Structured data of a page in terms of schema.org; `origin` is the site's public origin. */
export function structuredData(state: PageState, origin: string, { email, phone }: Contact): Thing[] {
  const at = (path: string) => origin + path
  switch (state.name) {
    case 'home':
      return [
        {
          '@type': 'Organization',
          '@id': `${at('/')}#groupe`,
          name: house.name,
          url: at('/'),
          slogan: productMessages.tagline,
          ...(email ? { email } : {}),
          ...(phone ? { telephone: phone } : {}),
        },
        ...(state.restaurants.ok ? [restaurantList(state.restaurants.value, at)] : []),
      ]
    case 'menu':
      return state.dishes.ok
        ? [
            menuThing(state.dishes.value, at),
            breadcrumbs({ name: dishMessages.menuTitle, path: headOf(state).path ?? paths.menu }, at),
          ]
        : []
    case 'restaurant': {
      if (!state.restaurant.ok) return []
      const { id, name } = state.restaurant.value
      const rating = state.reviews?.ok ? ratingThing(state.reviews.value.summary) : null
      return [
        restaurantThing(state.restaurant.value, rating, at),
        breadcrumbs({ name, path: paths.restaurant(id) }, at),
      ]
    }
    default:
      return []
  }
}

function restaurantList(restaurants: readonly Restaurant[], at: (path: string) => string): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: restaurants.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: at(paths.restaurant(id)),
    })),
  }
}
