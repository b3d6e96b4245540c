import type { Customer } from '@potager/domain/customer'
import { type EventRequestDraft, eventRequestDraft } from '@potager/domain/event-request'
import { eventRequestScreenMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { bookingForm, customer, hall, tonka } from '@potager/storybook/booking-form'
import { tabTo, tabUncovered } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ServerErrors } from '../../components/input/index.ts'
import { useBookingMemory } from '../booking/story-booking-memory.ts'
import {
  EventRequestFormScreen,
  type EventRequestFormScreenProps,
  eventRequestRules,
} from './EventRequestFormScreen.tsx'

type StoryEventFormProps = Omit<EventRequestFormScreenProps, 'form' | 'search' | 'onCustomer'> & {
  customers: readonly Customer[]
  serverErrors: ServerErrors
  onChange: (draft: EventRequestDraft) => void
}

/** The form, with the props that its page provides. */
function StoryEventRequestForm(props: StoryEventFormProps) {
  const { items } = props.restaurants
  const memory = useBookingMemory(
    props,
    (draft) =>
      eventRequestRules(
        draft,
        items?.find(({ id }) => id === draft.restaurantId),
      ),
    items,
  )
  return <EventRequestFormScreen {...props} {...memory} />
}

const emptyEventRequest = eventRequestDraft.empty()
/** A complete request. */
const filledEventRequest: EventRequestDraft = {
  ...emptyEventRequest,
  customerId: customer.id,
  restaurantId: tonka.id,
  start: '2026-11-28T19:00:00',
  end: '2026-11-28T21:00:00',
  people: 30,
  title: 'Séminaire de rentrée',
  description: 'Journée de travail.',
}

/** An empty form, with a customer to find, a restaurant and its room. */
const storyEventRequestForm = {
  ...bookingForm,
  draft: emptyEventRequest,
  rooms: { items: [{ room: hall, state: 'available' as const }], onRetry: fn() },
  back: <a href={paths.eventRequests}>{eventRequestScreenMessages.form.back}</a>,
}

const meta = preview.meta({
  title: 'Écrans/Nouvelle demande d’événement',
  id: 'ecrans-nouvelle-demande',
  component: StoryEventRequestForm,
  subcomponents: { EventRequestFormScreen },
  args: storyEventRequestForm,
})

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const field = (label: string) => canvas.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) })
  return {
    canvas,
    field,
    fill: async (label: string, text: string) => {
      await userEvent.clear(field(label))
      await userEvent.click(field(label))
      if (text) await userEvent.paste(text)
      await userEvent.tab()
    },
    press: (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name })),
    submit: () => canvas.getByRole('button', { name: 'Envoyer la demande' }),
  }
}

export const FromNothing = meta.story({
  name: 'De rien à l’envoi',
  tags: ['[EVN-01]', '[EVN-25]', '[EVN-27]', '[EVN-28]', '[EVN-29]', '[EVN-30]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, fill, press, submit } = form(canvasElement)
    await expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Restaurant' }), tonka.name)
    await userEvent.type(canvas.getByRole('combobox', { name: /client/i }), 'Suz')
    await userEvent.click(await canvas.findByRole('option', { name: /Suzanne Legrand/ }))
    await fill('Titre', 'Anniversaire de Zoé')
    await userEvent.selectOptions(canvas.getByLabelText('Type d’événement'), 'Anniversaire enfant')
    await fill('Description', 'Huit enfants.')
    await press('Semaine prochaine')
    await expect(canvas.getByLabelText('Début, Heure')).toHaveValue('10:00')
    for (const label of ['9h00', '10h00', '14h00', '15h00', '18h00', '19h00']) {
      await expect(canvas.getByRole('button', { name: label })).toBeVisible()
    }
    await press('15h00')
    for (const label of ['1h', '2h', '3h', '4h', 'Demi-journée (4h)', 'Journée complète (8h)']) {
      await expect(canvas.getByRole('button', { name: label })).toBeVisible()
    }
    await press('Demi-journée (4h)')
    await expect(canvas.getByLabelText('Fin, Heure')).toHaveValue('19:00')
    await expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await fill('Nombre de personnes', '12')
    await expect(submit()).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(canvas.getByRole('radio', { name: /Salle des Tilleuls/ }))
    await userEvent.click(submit())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...emptyEventRequest,
      customerId: customer.id,
      restaurantId: tonka.id,
      roomId: hall.id,
      type: 'ANNIVERSAIRE_ENFANT',
      start: '2026-11-28T15:00:00',
      end: '2026-11-28T19:00:00',
      people: 12,
      title: 'Anniversaire de Zoé',
      description: 'Huit enfants.',
    })
  },
})

export const Rules = meta.story({
  name: 'Chaque règle à son champ',
  tags: [
    '[EVN-06]',
    '[EVN-08]',
    '[EVN-09]',
    '[EVN-10]',
    '[EVN-11]',
    '[EVN-12]',
    '[EVN-14]',
    '[EVN-15]',
    '[EVN-17]',
    '[EVN-18]',
  ],
  args: { draft: { ...filledEventRequest, restaurantId: '', end: '2026-11-28T18:00:00' }, customer },
  play: async ({ canvasElement, args }) => {
    const { canvas, fill, submit } = form(canvasElement)
    for (const [label, wrong, message] of [
      ['Nombre de personnes', '1,5', 'Le nombre de personnes doit être un entier'],
      ['Nombre de personnes', '0', 'Au moins 1 personne'],
      ['Nombre de personnes', '501', 'Maximum 500 personnes'],
      ['Téléphone', '061234567', 'Format de téléphone invalide'],
      ['Titre', '', 'Le titre est requis'],
      ['Titre', 't'.repeat(201), 'Maximum 200 caractères'],
      ['Description', 'd'.repeat(2001), 'Maximum 2000 caractères'],
      ['Demandes particulières', 's'.repeat(1001), 'Maximum 1000 caractères'],
    ] as const) {
      await fill(label, wrong)
      await expect(await canvas.findByText(message)).toBeVisible()
    }
    await userEvent.click(submit())
    await expect(await canvas.findByText("L'heure de fin doit être après l'heure de début")).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const SubmitMessages = meta.story({
  name: 'Ce qui manque à l’envoi',
  tags: ['[EVN-13]', '[EVN-16]'],
  args: { draft: { ...filledEventRequest, title: ' ', description: '' }, customer },
  play: async ({ canvasElement }) => {
    const { canvas, fill, submit } = form(canvasElement)
    await userEvent.click(submit())
    await expect(await canvas.findByText("Le titre de l'événement est requis")).toBeVisible()
    await fill('Titre', 'Séminaire')
    await waitFor(() => expect(canvas.getAllByText("La description de l'événement est requise")).toHaveLength(2))
  },
})

export const Counters = meta.story({
  name: 'Compteurs : longueur conseillée, puis limite',
  tags: ['[EVN-20]', '[EVN-21]', '[EVN-22]'],
  args: { draft: filledEventRequest, customer },
  play: async ({ canvasElement, args }) => {
    const { canvas, fill, submit } = form(canvasElement)
    await fill('Titre', 't'.repeat(150))
    await expect(await canvas.findByText('150/100 au-delà de la longueur conseillée (max 200)')).toBeVisible()
    await expect(await canvas.findByText('19/1000')).toBeVisible()
    await expect(await canvas.findByText('Pas de données de santé · 0/500')).toBeVisible()
    await userEvent.click(submit())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
  },
})

export const Capacity = meta.story({
  name: 'Capacité du restaurant, puis de la salle',
  tags: ['[EVN-19]'],
  args: { draft: { ...filledEventRequest, people: 47 }, customer },
  play: async ({ canvasElement, args }) => {
    const { canvas, fill, submit } = form(canvasElement)
    await userEvent.click(submit())
    await expect(await canvas.findByText('La capacité maximale est de 46 personnes')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Salle des Tilleuls/ }))
    await expect(await canvas.findByText('La capacité maximale est de 20 personnes')).toBeVisible()
    await fill('Nombre de personnes', '20')
    await userEvent.click(submit())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
})

export const DateBounds = meta.story({
  name: 'Pas avant aujourd’hui, la fin pas avant le début',
  tags: ['[EVN-26]'],
  args: { draft: filledEventRequest, customer },
  play: async ({ canvasElement }) => {
    const { canvas } = form(canvasElement)
    const offered = async (field: string, day: string) => {
      await userEvent.click(
        within(canvas.getByRole('group', { name: field })).getByRole('button', { name: 'Ouvrir le calendrier' }),
      )
      const calendar = within(await canvas.findByRole('dialog', { name: 'Calendrier' }))
      const disabled = calendar.getByRole<HTMLButtonElement>('button', { name: day }).disabled
      await userEvent.click(calendar.getByRole('button', { name: 'Fermer' }))
      await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Calendrier' })).toBeNull())
      return !disabled
    }
    await expect(await offered('Début', 'vendredi 20 novembre 2026')).toBe(false)
    await expect(await offered('Début', 'samedi 21 novembre 2026')).toBe(true)
    await expect(await offered('Fin', 'vendredi 27 novembre 2026')).toBe(false)
    await expect(await offered('Fin', 'samedi 28 novembre 2026')).toBe(true)
  },
})

export const Phone = meta.story({
  name: 'Téléphone : les boutons ne couvrent rien de ce qui a le focus',
  args: { draft: filledEventRequest, customer },
  globals: onPhone,
  play: ({ canvasElement }) => tabUncovered(form(canvasElement).submit()),
})

export const Refused = meta.story({
  name: 'Refusée par le serveur, à chaque champ',
  args: {
    draft: filledEventRequest,
    customer,
    serverErrors: { title: 'Ce titre est déjà pris', people: 'La capacité maximale est de 6 personnes' },
  },
  play: async ({ canvasElement }) => {
    const { canvas, field, submit } = form(canvasElement)
    await userEvent.click(submit())
    await expect(await canvas.findByText('Ce titre est déjà pris')).toBeVisible()
    await expect(await canvas.findByText('La capacité maximale est de 6 personnes')).toBeVisible()
    await expect(field('Titre')).toHaveFocus()
  },
})

export const NoRoomLeft = meta.story({
  name: 'Plus aucune salle : le restaurant entier reste proposé',
  args: {
    draft: filledEventRequest,
    customer,
    rooms: { items: [{ room: hall, state: 'occupied' as const }], onRetry: fn() },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Aucune salle disponible pour cette période')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Salle des Tilleuls/ })).toBeDisabled()
  },
})

export const RoomTaken = meta.story({
  name: 'La salle choisie vient d’être prise : rien ne part',
  args: {
    draft: { ...filledEventRequest, roomId: hall.id },
    customer,
    rooms: { items: [{ room: hall, state: 'occupied' as const }], onRetry: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, submit } = form(canvasElement)
    await expect(
      canvas.getByText('Cette salle n’est plus libre pour cette période. Choisissez-en une autre.'),
    ).toBeVisible()
    await userEvent.click(submit())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Tout le restaurant' }))
    await userEvent.click(submit())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

export const EndBeforeStart = meta.story({
  name: 'La fin avant le début, dite en quittant le champ, avant tout le reste',
  tags: ['[EVN-08]'],
  args: { draft: { ...emptyEventRequest, start: '2026-11-28T19:00:00', end: '2026-11-28T20:00:00' } },
  play: async ({ canvasElement }) => {
    const time = form(canvasElement).canvas.getByLabelText('Fin, Heure')
    await userEvent.clear(time)
    await userEvent.type(time, '18:00')
    await userEvent.tab()
    await waitFor(() => expect(time).toHaveAccessibleDescription("L'heure de fin doit être après l'heure de début"))
  },
})

const fewer = { ...filledEventRequest, people: hall.capacity }

const filledForm = { ...storyEventRequestForm, draft: fewer, customer }

export const Keyboard = meta.story({
  name: 'Clavier : du restaurant à l’envoi',
  args: filledForm,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = (name: string) => canvas.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
    const button = (name: string | RegExp) => canvas.getByRole('button', { name })
    await tabTo(
      canvas.getByRole('link', { name: 'Retour aux demandes' }),
      canvas.getByRole('combobox', { name: 'Restaurant' }),
    )
    await tabTo(button('Changer de client'), field('Titre'), canvas.getByLabelText('Type d’événement'))
    await tabTo(field('Description'), button('Semaine prochaine'))
    await tabTo(canvas.getByLabelText('Début, Date'), canvas.getByLabelText('Fin, Heure'))
    await tabTo(canvas.getByRole('radio', { name: 'Tout le restaurant' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...fewer, roomId: hall.id })
    await tabTo(button('Envoyer la demande'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})
