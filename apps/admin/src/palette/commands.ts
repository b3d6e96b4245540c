import { isBookingStatus } from '@potager/domain/booking'
import { type Hit, hitKinds } from '@potager/domain/console'
import { formatDateTime } from '@potager/domain/format'
import {
  managedEventRequestStatusLabels,
  orderStatusLabels,
  reservationStatusLabels,
  paletteMessages as words,
} from '@potager/domain/messages'
import { isOrderStatus } from '@potager/domain/order'
import { type ConsoleName, consoleNames, listPath, paths } from '@potager/domain/paths'
import { listSigns } from '@potager/domain/sign'
import { fold } from '@potager/domain/text'
import { pages } from '../app/pages.ts'
import type { ConsoleDefinition } from '../console/access.ts'
import { filteredListPath } from '../console/filteredListPath.ts'
import { supports } from '../services.ts'

type Command = { id: string; title: string; detail?: string | undefined; path: string }
type CommandGroup = { name: string; items: readonly Command[] }

const { commands, groups } = words
const actions: readonly Command[] = [
  { id: 'create-order', title: commands.createOrder, path: paths.createOrder },
  { id: 'create-reservation', title: commands.createReservation, path: paths.createReservation },
  { id: 'create-event', title: commands.createEventRequest, path: paths.createEventRequest },
  { id: 'create-dish', title: commands.createDish, path: paths.createDish },
  { id: 'moderate', title: commands.moderate, path: paths.reviewModeration },
]

function screens(definitions: readonly ConsoleDefinition[]): readonly Command[] {
  const mine = new Set(definitions.map(({ options }) => options.path))
  const closed = new Set(consoleNames.map(listPath).filter((path) => !mine.has(path)))
  if (!supports(listSigns)) closed.add(paths.signs)
  return pages
    .filter(({ path }) => !path.includes(':') && !closed.has(path))
    .map(({ path, title }) => ({ id: `screen-${path.replaceAll('/', '-')}`, title, detail: path, path }))
}

/** Actions and screens that match the query, or all without one; of the console's lists, those of the definitions. */
export function commandsFor(query: string, definitions: readonly ConsoleDefinition[]): readonly CommandGroup[] {
  const wanted = fold(query.trim())
  const fitting = (items: readonly Command[]) =>
    items.filter(({ title, path }) => fold(`${title} ${path}`).includes(wanted))
  return [
    { name: groups.actions, items: fitting(actions) },
    { name: groups.screens, items: fitting(screens(definitions)) },
  ]
}

const hitLists: Readonly<Record<string, ConsoleName>> = {
  order: 'orders',
  reservation: 'reservations',
  'event-request': 'event-requests',
  dish: 'dishes',
  restaurant: 'restaurants',
  disease: 'diseases',
  user: 'users',
}

/** The record that was found; a customer has none, but orders. */
function pathOfHit({ kind, id }: Hit): string {
  if (kind === 'customer') return filteredListPath('orders', { customerId: id })
  const list = hitLists[kind]
  return list ? paths.consoleRecord(list, id) : paths.console
}

function detailOf({ kind, detail, status = '' }: Hit): string | undefined {
  if (kind === 'order')
    return [detail, isOrderStatus(status) ? orderStatusLabels[status] : ''].filter(Boolean).join(' · ')
  if (!isBookingStatus(status)) return detail
  const labels = kind === 'event-request' ? managedEventRequestStatusLabels : reservationStatusLabels
  return [detail && formatDateTime(detail), labels[status]].filter(Boolean).join(' · ')
}

/** Search hits by kind; unknown kinds are dropped. */
export function hitGroups(hits: readonly Hit[]): readonly CommandGroup[] {
  return hitKinds.map((kind) => ({
    name: groups[kind],
    items: hits
      .filter((hit) => hit.kind === kind)
      .map((hit) => ({
        id: `${kind}-${hit.id}`,
        title: hit.title,
        detail: detailOf(hit),
        path: pathOfHit(hit),
      })),
  }))
}

/** The target path of a command. */
export function pathOf(all: readonly CommandGroup[], id: string): string | undefined {
  return all.flatMap(({ items }) => items).find((item) => item.id === id)?.path
}
