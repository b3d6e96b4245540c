import { product } from '@potager/domain/config'
import { authMessages, dishMessages, navigationMessages, publicMessages } from '@potager/domain/messages'
import { addressLine } from '@potager/domain/restaurant'
import type { PageState } from './page.ts'

/** What a page is called in the browser's tab and to search engines. */
export function headOf(state: PageState): { title: string; description: string } {
  const titled = (title: string, description: string = product.tagline) => ({
    title: `${title} · ${product.name}`,
    description,
  })
  switch (state.name) {
    case 'home':
      return { title: `${product.name} · ${publicMessages.homeTitle}`, description: product.tagline }
    case 'menu':
      return titled(dishMessages.menuTitle, publicMessages.menuDescription)
    case 'login':
      return titled(authMessages.title)
    case 'register':
      return titled(navigationMessages.register)
    case 'restaurant':
      return state.restaurant.ok
        ? titled(
            state.restaurant.value.name,
            `${state.restaurant.value.name}, ${addressLine(state.restaurant.value.address)}. ${product.tagline}`,
          )
        : titled(publicMessages.restaurant)
    case 'missing':
      return titled(publicMessages.missingTitle)
  }
}
