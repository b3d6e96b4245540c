import type { EventRequest } from '@potager/domain/event-request'
import { paths } from '@potager/domain/paths'
import { tonka } from '@potager/storybook/booking-form'
import { tabTo } from '@potager/storybook/keyboard'
import { longPerson, longRestaurantName, overflowIn, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectFilledBy, onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { EventRequestManagementScreen } from './EventRequestManagementScreen.tsx'
import { EVENTS_NOW, everyEventRequest } from './event-request.fixtures.ts'

const listed = (requests: readonly EventRequest[]) => ({ requests, agenda: { coming: requests, past: [] } })

const meta = preview.meta({
  title: 'Écrans/Gestion des demandes d’événements',
  id: 'ecrans-gestion-evenements',
  component: EventRequestManagementScreen,
  args: {
    restaurants: { items: [tonka], onRetry: fn() },
    restaurantId: tonka.id,
    together: true,
    ...listed(everyEventRequest),
    filter: {},
    changing: new Set<string>(),
    page: 0,
    now: EVENTS_NOW,
    links: <a href={paths.eventRequests}>Demandes d’événements</a>,
    onRestaurant: fn(),
    onFilter: fn(),
    onPage: fn(),
    onRetry: fn(),
    onPick: fn(),
    onRefuse: fn(),
    onOpen: fn(),
  },
})

const rowOf = (canvasElement: HTMLElement, title: string) =>
  within(within(canvasElement).getByRole('row', { name: new RegExp(title) }))

export const RefusedInPlace = meta.story({
  name: 'Après un refus, le focus passe à « Détails », ou à la ligne suivante si la demande n’est plus là',
  tags: ['[EVM-05]', '[EVM-09]'],
  render: function Refusing(args) {
    const [requests, show] = useState(everyEventRequest)
    const refuse = ({ id }: EventRequest) =>
      show(requests.map((one) => (one.id === id ? { ...one, status: 'CANCELLED' } : one)))
    return (
      <>
        <EventRequestManagementScreen {...args} {...listed(requests)} onRefuse={refuse} />
        <button type="button" onPointerEnter={() => show(requests.slice(1))}>
          Filtrer
        </button>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const [, first, second] = within(canvasElement).getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement]
    const refuse = within(first).getByRole('button', { name: /^Refuser/ })
    await tabTo(refuse)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(refuse).toBeDisabled())
    await waitFor(() => expect(within(first).getByRole('button', { name: /^Détails/ })).toHaveFocus())
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Filtrer' }))
    await waitFor(() => expect(within(second).getByRole('button', { name: /^Détails/ })).toHaveFocus())
  },
})

export const Nominal = meta.story({
  name: 'Compteurs et tableau',
  tags: ['[EVM-01]', '[EVM-03]', '[EVM-04]', '[EVM-05]', '[EVM-07]', '[EVM-08]', '[EVM-09]'],
  play: async ({ canvasElement, args }) => {
    const counters = within(within(canvasElement).getByRole('region', { name: "Demandes d'Événements" }))
    for (const [label, count] of [
      ['Total', '4'],
      ['En attente', '1'],
      ['Confirmées', '1'],
      ['Terminées', '1'],
      ['Refusées', '1'],
    ] as const) {
      await expect(counters.getByText(label).parentElement).toHaveTextContent(`${label}${count}`)
    }
    const row = rowOf(canvasElement, 'Séminaire de rentrée')
    const status = row.getByRole('combobox', { name: 'Statut de «\u00a0Séminaire de rentrée\u00a0»' })
    await expect(
      within(status)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['En attente', 'Confirmée', 'Terminée', 'Refusé'])
    await userEvent.selectOptions(status, 'Confirmée')
    await expect(args.onPick).toHaveBeenCalledWith(everyEventRequest[0], 'CONFIRMED')
    await expect(status).toHaveDisplayValue('En attente')
    await userEvent.click(row.getByRole('button', { name: 'Refuser «\u00a0Séminaire de rentrée\u00a0»' }))
    await expect(args.onRefuse).toHaveBeenCalledWith(everyEventRequest[0])
    await userEvent.click(row.getByRole('button', { name: 'Détails de «\u00a0Séminaire de rentrée\u00a0»' }))
    await expect(args.onOpen).toHaveBeenCalledWith(everyEventRequest[0])
    await expect(rowOf(canvasElement, 'Réunion').getByRole('button', { name: /^Refuser/ })).toBeDisabled()
    await expect(rowOf(canvasElement, 'Anniversaire').getByRole('button', { name: /^Refuser/ })).toBeEnabled()
  },
})

export const Wished = meta.story({
  name: 'Ce qui attend : une confirmée dont le client préférerait un autre moment',
  tags: ['[VIS-17]'],
  args: {
    filter: { status: 'PENDING' },
    ...listed(
      everyEventRequest.map((request) =>
        request.status === 'CONFIRMED'
          ? { ...request, wish: { start: '2026-12-10T14:00:00', end: '2026-12-10T18:00:00', people: 40 } }
          : request,
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(rowOf(canvasElement, 'Anniversaire').getByText('Autre moment souhaité')).toBeVisible()
  },
})

export const Taken = meta.story({
  name: 'Une place déjà prise est dite avant qu’on confirme',
  args: listed(
    everyEventRequest.map((request) => ({ ...request, ...(request.status === 'PENDING' && { taken: true }) })),
  ),
  play: async ({ canvasElement }) => {
    await expect(rowOf(canvasElement, 'Séminaire de rentrée').getByText('Place prise')).toBeVisible()
    await expect(within(canvasElement).getAllByText('Place prise')).toHaveLength(1)
  },
})

export const Parts = meta.story({
  name: 'À venir et passées, comptées, de tous les restaurants',
  tags: ['[EVM-17]', '[EVM-19]'],
  args: { restaurantId: '', agenda: { coming: everyEventRequest.slice(0, 1), past: everyEventRequest.slice(1) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map((heading) => heading.textContent)).toEqual(['À venir 1', 'Passées 3'])
    const past = within(canvas.getByRole('table', { name: 'Demandes passées' }))
    await expect(past.getAllByText(/ · La Fève Tonka$/)).toHaveLength(3)
    await expect(canvas.getByLabelText('Restaurant')).toHaveDisplayValue('Tous mes restaurants')
    await userEvent.selectOptions(canvas.getByLabelText('Restaurant'), tonka.name)
    await expect(args.onRestaurant).toHaveBeenCalledWith(tonka.id)
  },
})

export const OneStatus = meta.story({
  name: 'Filtrée par statut : les compteurs restent entiers',
  tags: ['[EVM-02]', '[EVM-03]', '[EVM-18]'],
  args: { filter: { status: 'CONFIRMED' }, agenda: { coming: everyEventRequest.slice(1, 2), past: [] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('Total4')
    await userEvent.selectOptions(canvas.getByLabelText('Statut'), 'Refusé')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'CANCELLED' })
    await userEvent.type(canvas.getByLabelText('Jour'), '24/12/2026{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'CONFIRMED', day: '2026-12-24' })
  },
})

export const NoneWithStatus = meta.story({
  name: 'Aucune à ce statut',
  args: { filter: { status: 'CONFIRMED' }, ...listed([]) },
  play: async ({ canvasElement, args }) => {
    const [, reset] = within(canvasElement).getAllByRole('button', { name: 'Réinitialiser' })
    await userEvent.click(reset as HTMLElement)
    await expect(args.onFilter).toHaveBeenLastCalledWith({})
  },
})

export const NoneChosen = meta.story({
  name: 'Choisir un restaurant',
  tags: ['[EVM-01]'],
  args: { restaurantId: '', together: false, requests: null, agenda: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Restaurant'), tonka.name)
    await expect(args.onRestaurant).toHaveBeenCalledWith(tonka.id)
  },
})

export const Empty = meta.story({
  name: 'Aucune demande : ce qui les amène, et de quoi noter la première',
  tags: ['[OPN-02]'],
  args: { ...listed([]), create: <a href={paths.createEventRequest}>Nouvelle demande</a> },
  play: async ({ canvasElement }) => {
    await expectFilledBy(
      canvasElement,
      "Aucune demande d'événement",
      'Celles que l’équipe note ou que les clients envoient apparaîtront ici.',
      'Nouvelle demande',
    )
  },
})

export const Phone = meta.story({
  name: 'Téléphone : une liste',
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    restaurants: { items: [{ ...tonka, name: longRestaurantName }], onRetry: fn() },
    restaurantId: '',
    ...listed(
      everyEventRequest.map((request) => ({
        ...request,
        title: longRestaurantName,
        restaurantName: longRestaurantName,
        customerName: longPerson,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
    for (const room of [673, 893]) await expect(overflowIn(room, canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : filtres, puis chaque ligne',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const row = rowOf(canvasElement, 'Séminaire de rentrée')
    await tabTo(canvas.getByRole('link', { name: 'Demandes d’événements' }), canvas.getByLabelText('Restaurant'))
    await tabTo(canvas.getByLabelText('Statut'))
    await tabTo(row.getByRole('button', { name: /^Détails/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(everyEventRequest[0])
    await tabTo(row.getByRole('button', { name: /^Refuser/ }))
    await userEvent.keyboard(' ')
    await expect(args.onRefuse).toHaveBeenCalledWith(everyEventRequest[0])
    // A request that can no longer be refused has no such tab stop.
    const meeting = rowOf(canvasElement, 'Réunion')
    await tabTo(meeting.getByRole('combobox'), meeting.getByRole('button', { name: /^Détails/ }))
    await userEvent.tab()
    await expect(meeting.getByRole('button', { name: /^Refuser/ })).not.toHaveFocus()
  },
})
