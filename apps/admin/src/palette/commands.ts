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
import { consoleNames, paths } from '@potager/domain/paths'
import { listSigns } from '@potager/domain/sign'
import { fold } from '@potager/domain/text'
import { pages } from '../app/pages.ts'
import { listPath } from '../console/access.ts'
import { isConsoleServed, openLists } from '../console/lists.ts'
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

function screens(): readonly Command[] {
  const mine = new Set(openLists().map(({ path }) => path))
  const lists = new Set([...consoleNames.map(listPath), paths.console, paths.signs])
  if (isConsoleServed()) mine.add(paths.console)
  if (supports(listSigns)) mine.add(paths.signs)
  return pages
    .filter(({ path }) => !path.includes(':') && (!lists.has(path) || mine.has(path)))
    .map(({ path, title }) => ({ id: `screen-${path.replaceAll('/', '-')}`, title, detail: path, path }))
}

/** Actions and screens that match the query; without one, the actions and the first screens. */
export function commandsFor(query: string): readonly CommandGroup[] {
  const wanted = fold(query.trim())
  const fitting = (items: readonly Command[]) =>
    items.filter(({ title, path }) => fold(`${title} ${path}`).includes(wanted))
  return [
    { name: groups.actions, items: fitting(actions) },
    { name: groups.screens, items: fitting(screens()) },
  ]
}

const hitPaths: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => paths.consoleRecord('orders', id),
  reservation: (id) => paths.consoleRecord('reservations', id),
  'event-request': (id) => paths.consoleRecord('event-requests', id),
  dish: (id) => paths.consoleRecord('dishes', id),
  restaurant: (id) => paths.consoleRecord('restaurants', id),
  disease: (id) => paths.consoleRecord('diseases', id),
  user: (id) => paths.consoleRecord('users', id),
  customer: (id) => `${paths.orders}?${new URLSearchParams({ filter: JSON.stringify({ customerId: id }) }).toString()}`,
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
        path: hitPaths[kind]?.(hit.id) ?? paths.console,
      })),
  }))
}

/** The target path of a command. */
export function pathOf(all: readonly CommandGroup[], id: string): string | undefined {
  return all.flatMap(({ items }) => items).find((item) => item.id === id)?.path
}
