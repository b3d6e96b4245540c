import type { Order } from '@potager/domain/order'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DetailDialog } from '../components/screen/index.ts'
import { SessionList } from './account/AccountScreen.tsx'
import { EventRequestManagementScreen } from './event-request/EventRequestManagementScreen.tsx'
import { EventRequestsScreen } from './event-request/EventRequestsScreen.tsx'
import { EVENTS_NOW, eventRequest } from './event-request/event-request.fixtures.ts'
import { MessagesScreen } from './message/MessagesScreen.tsx'
import { message, messagesOf } from './message/message.fixtures.ts'
import { ORDERS_NOW, order } from './order/order.fixtures.ts'
import { ServiceScreen } from './order/service/ServiceScreen.tsx'
import { ReservationManagementScreen } from './reservation/ReservationManagementScreen.tsx'
import { ReservationsScreen } from './reservation/ReservationsScreen.tsx'
import { reservation } from './reservation/reservation.fixtures.ts'
import { HoursExceptions } from './restaurant/HoursExceptions.tsx'

afterEach(cleanup)

const fn = () => {}
const list = { page: 0, total: 2, links: null, filter: {}, now: EVENTS_NOW, onPage: fn, onRetry: fn, onFilter: fn }
const choice = { restaurants: { items: [], onRetry: fn }, restaurantId: '', together: true, onRestaurant: fn }
const rows = { ...list, ...choice, changing: new Set<string>(), onPick: fn, onCancel: fn, onRefuse: fn, onOpen: fn }
const agendaOf = <Booking,>(coming: Booking[]) => ({ coming, past: [] })
const reservations = [reservation('0000a001'), reservation('0000a002')]
const requests = [eventRequest('0000e001'), eventRequest('0000e002', { title: 'Baptême' })]
const messages = [message(), message({ id: 'm2', subject: 'Commande prête' })]
const acts = { onRestaurant: fn, onMove: fn, onTakeBack: fn, onPrint: fn, onRetry: fn }
const kitchen = { restaurants: [], restaurant: '', queued: new Map(), printing: null, cut: false, now: ORDERS_NOW }
const column = (...orders: Order[]) => ({ orders, more: false })
const boardOf = (PENDING: Order[], CONFIRMED: Order[]) => ({
  PENDING: column(...PENDING),
  CONFIRMED: column(...CONFIRMED),
  PREPARING: column(),
  READY: column(),
})
const [moved, stays] = [order('aaaa01'), order('aaaa02')]

const sessions = ['s1', 's2'].map((id) => ({
  id,
  device: id,
  current: false,
  createdAt: ORDERS_NOW,
  usedAt: ORDERS_NOW,
}))
const [close, confirm] = ['Fermer', 'Confirmer'].map((name) => (
  <button key={name} type="button">
    {name}
  </button>
))

/** A screen before and after its first row has left, and which of its controls has the focus then. */
const screens: [string, (left: boolean) => ReactElement, role: string, from: RegExp, to: RegExp][] = [
  [
    'a table of reservations',
    (left) => <ReservationManagementScreen {...rows} agenda={agendaOf(reservations.slice(left ? 1 : 0))} />,
    'combobox',
    /#0000a001/,
    /détails #0000a002/,
  ],
  [
    'reservations as cards',
    (left) => <ReservationsScreen {...rows} reservations={reservations.slice(left ? 1 : 0)} />,
    'button',
    /#0000a001/,
    /#0000a002/,
  ],
  [
    'a table of event requests',
    (left) => (
      <EventRequestManagementScreen {...rows} requests={requests} agenda={agendaOf(requests.slice(left ? 1 : 0))} />
    ),
    'combobox',
    /Séminaire/,
    /^Détails de .*Baptême/,
  ],
  [
    'event requests as cards',
    (left) => <EventRequestsScreen {...rows} restaurants={[]} requests={requests.slice(left ? 1 : 0)} />,
    'button',
    /Séminaire/,
    /Baptême/,
  ],
  [
    'messages',
    (left) => (
      <MessagesScreen
        messages={messagesOf(messages.slice(left ? 1 : 0))}
        {...{ state: 'to-hand-over', page: 0, changing: null }}
        {...{ onState: fn, onPage: fn, onReload: fn, onDone: fn, onRetry: fn }}
      />
    ),
    'button',
    /Marquer comme transmis/,
    /Copier le texte/,
  ],
  [
    'the kitchen board, whose order goes on to the next column',
    (gone) => (
      <ServiceScreen {...kitchen} {...acts} columns={gone ? boardOf([stays], [moved]) : boardOf([moved, stays], [])} />
    ),
    'button',
    /Confirmer, #aaaa01/,
    /Imprimer.* aaaa01/,
  ],
]

screens.push(
  [
    'sessions',
    (gone) => (
      <SessionList sessions={sessions.slice(gone ? 1 : 0)} now={ORDERS_NOW} ending={[]} onRetry={fn} onEnd={fn} />
    ),
    'button',
    /^Déconnecter/,
    /^Déconnecter/,
  ],
  [
    'the buttons of a record over its list',
    (gone) => (
      <DetailDialog open title={null} actions={gone ? close : [close, confirm]} onClose={fn}>
        {''}
      </DetailDialog>
    ),
    'button',
    /Confirmer/,
    /Fermer/,
  ],
)

it('the form of an exception has the focus of the button that opened it', () => {
  const shown = (adding: boolean) => (
    <HoursExceptions
      {...{ exceptions: [], mayEdit: true, adding, today: '2026-11-29', twoServices: true, submitting: false }}
      {...{ serverErrors: {}, affected: null, linkTo: () => '', onAdding: fn, onDraft: fn, onSubmit: fn }}
    />
  )
  const { rerender } = render(shown(false))
  screen.getByRole('button').focus()
  rerender(shown(true))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
})

it.each(screens)('%s: the focus stays when its row leaves', (_name, shown, role, from, to) => {
  const { rerender } = render(shown(false))
  screen.getAllByRole(role, { name: from })[0]?.focus()
  rerender(shown(true))
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: to })[0])
})
