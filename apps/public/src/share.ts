import { house } from '@potager/domain/config'
import { productMessages } from '@potager/domain/messages'
import { addressLine } from '@potager/domain/restaurant'
import { illustrationFor } from '@potager/ui/illustration'
import type { ShareCard } from '@potager/ui/share'
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
