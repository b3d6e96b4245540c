import type { Dish } from '@potager/domain/dish'
import type { Restaurant } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import type { ComponentType } from 'react'
import type { MenuView } from './menu/menu-view.ts'

/** What a list or a record came to on the server; a failure tells what a person may read. */
export type Loaded<T> = { ok: true; value: T } | { ok: false; message: string }

type AnyState =
  | { name: 'home'; restaurants: Loaded<Restaurant[]>; now: Instant }
  | { name: 'menu'; dishes: Loaded<Dish[]>; view: MenuView }
  | { name: 'login' }
  | { name: 'register' }
  | { name: 'restaurant'; id: string; restaurant: Loaded<Restaurant>; now: Instant }
  | { name: 'missing' }

export type PageName = AnyState['name']

/** One page with the data it shows: rendered on the server, then continued from by its script. */
export type PageState<Name extends PageName = PageName> = Extract<AnyState, { name: Name }>

export type PageProps<Name extends PageName> = { state: PageState<Name>; signedIn: boolean }
export type PageComponent<Name extends PageName> = ComponentType<PageProps<Name>>
