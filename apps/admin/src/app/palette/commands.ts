import { searchOf } from '@potager/admin-kit/query'
import { isBookingStatus, listDayBookings } from '@potager/domain/booking'
import { type Hit, hitKinds } from '@potager/domain/console'
import { formatDateTime } from '@potager/domain/format'
import { listMessages } from '@potager/domain/message'
import {
  managedEventRequestStatusLabels,
  orderStatusLabels,
  reservationStatusLabels,
  paletteMessages as words,
} from '@potager/domain/messages'
import { isOrderStatus } from '@potager/domain/order'
import { type ConsoleName, consoleNames, creationPath, isCreated, listPath, paths } from '@potager/domain/paths'
import { listSigns } from '@potager/domain/sign'
import { isFoundIn } from '@potager/domain/text'
import type { ConsoleDefinition } from '../../console/access.ts'

import { accessTo } from '../../console/definitions.ts'
import { offersFigures } from '../../pages/figures/offered.ts'
import { abilitiesOf } from '../../platform/data/abilitiesOf.ts'
import { supports } from '../../platform/services.ts'
import { titleOf } from '../titles.ts'

type Command = { id: string; title: string; detail?: string | undefined; path: string }
type CommandGroup = { name: string; items: readonly Command[] }

/** Whether the account's tasks open a page. */
type Opens = (path: string) => boolean

const { commands, groups } = words
const always: Opens = () => true

/** What can be done with the resources that the user may read: creations, and decisions about reviews. */
function actions(definitions: readonly ConsoleDefinition[]): readonly Command[] {
  return definitions.flatMap(({ name, hasCreate }) => {
    if (hasCreate && isCreated(name)) {
      return [{ id: `create-${name}`, title: commands.create[name], path: creationPath(name) }]
    }
    const decides = name === 'reviews' && abilitiesOf(name).changes.has('status')
    return decides ? [{ id: 'moderate', title: commands.moderate, path: paths.reviewModeration }] : []
  })
}

function screens(definitions: readonly ConsoleDefinition[], opens: Opens): readonly Command[] {
  const mine = new Set(definitions.map(({ options }) => options.path))
  const closed = new Set(consoleNames.map(listPath).filter((path) => !mine.has(path)))
  if (!supports(listSigns)) closed.add(paths.signs)
  if (!supports(listMessages)) closed.add(paths.messages)
  if (!supports(listDayBookings)) closed.add(paths.daySheet)
  if (!offersFigures(supports)) closed.add(paths.figures)
  return Object.entries(titleOf)
    .filter(([path]) => !closed.has(path) && opens(path))
    .map(([path, title]) => ({ id: `screen-${path.replaceAll('/', '-')}`, title, path }))
}

/**
 * Actions and screens that match the query, or all without one; of the console's lists, those of the definitions, of the
 * other pages those that are open.
 */
export function commandsFor(
  query: string,
  definitions: readonly ConsoleDefinition[],
  opens = always,
): readonly CommandGroup[] {
  const fitting = (items: readonly Command[]) =>
    items.filter(({ title, path }) => isFoundIn(`${title}\n${path}`, query))
  return [
    { name: groups.actions, items: fitting(actions(definitions)) },
    { name: groups.screens, items: fitting(screens(definitions, opens)) },
  ]
}

const hitLists: Readonly<Record<string, ConsoleName>> = {
  order: 'orders',
  customer: 'customers',
  reservation: 'reservations',
  'event-request': 'event-requests',
  dish: 'dishes',
  restaurant: 'restaurants',
  disease: 'diseases',
  user: 'users',
}

/** The record that was found; of a customer without one, the orders. */
function pathOfHit({ kind, id }: Hit): string {
  if (kind === 'customer' && accessTo('customers') !== 'open')
    return `${listPath('orders')}?${searchOf({ customerId: id })}`
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
