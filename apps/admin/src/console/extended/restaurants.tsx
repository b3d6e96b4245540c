import type { Description } from '@potager/admin-kit/descriptions'
import { description as plain } from '@potager/admin-kit/descriptions/restaurants'
import { homeMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type Restaurant, updateRestaurant } from '@potager/domain/restaurant'
import { TextLink } from '@potager/ui/button'
import { lazy } from 'react'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { fetchAgain } from '../../app/missedStyles.ts'
import { useMayEdit } from '../../restaurants/useMayEdit.ts'
import { supports } from '../../services.ts'

const Sections = lazy(() =>
  fetchAgain(async () => ({ default: (await import('../../restaurants/RestaurantSections.tsx')).RestaurantSections })),
)

/** Restaurants, edited in their record pages with their exceptional hours, their menu and their team. */
export const description: Description<Restaurant> = {
  ...plain,
  // The detail is a public page of the other application: a plain link.
  summary: {
    ...plain.summary,
    end: (row) => (supports(updateRestaurant) ? plain.summary.end(row) : homeMessages.places(row.seats)),
  },
  link: ({ id, name }) => <TextLink href={paths.restaurant(id)}>{name}</TextLink>,
  Edit: lazyDialog(() => import('../resources/EditRestaurant.tsx').then((module) => module.EditRestaurant)),
  useMayEdit,
  More: Sections,
}
