import type { CompetingBooking } from '@potager/domain/booking'
import type { Customer } from '@potager/domain/customer'
import {
  bookingFormMessages,
  bookingRefusals,
  commonMessages,
  bookingChangeMessages as words,
} from '@potager/domain/messages'
import { weekdays } from '@potager/domain/time'
import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { pressEscape, tabUncovered } from '@potager/storybook/keyboard'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ChangeBookingDialog, type ChangeBookingDialogProps, type ShownBooking } from './ChangeBookingDialog.tsx'

const ids = { room: '01955b3b-0000-7000-8000-00000000000a', other: '01955b3b-0000-7000-8000-00000000000b' }
const booking = {
  id: '01955b3b-0000-7000-8000-000000000001',
  restaurantId: '01955b3b-0000-7000-8000-000000000002',
  status: 'CONFIRMED',
  start: '2026-11-28T19:00:00',
  end: '2026-11-28T21:00:00',
  people: 8,
  roomId: ids.room,
  roomName: 'Salle des Halles',
  customerId: '01955b3b-0000-7000-8000-000000000003',
  customerName: 'Ana Roux',
  notes: 'Anniversaire',
}
const rooms = [
  { id: ids.room, name: 'Salle des Halles', capacity: 24, reservable: true },
  { id: ids.other, name: 'Verger', capacity: 10, reservable: true },
]
/** A confirmed event in the other room, later that evening. */
const seminar: CompetingBooking = {
  id: '01955b3b-0000-7000-8000-000000000004',
  kind: 'EVENT',
  status: 'CONFIRMED',
  holdsSpace: true,
  title: 'Séminaire',
  roomId: ids.other,
  roomName: 'Verger',
  customerName: 'Yasmine Aït',
  people: 9,
  start: '2026-11-28T20:30:00',
  end: '2026-11-28T22:00:00',
}
const leo: Customer = { id: '01955b3b-0000-7000-8000-000000000005', fullName: 'Léo Martin', email: 'leo@exemple.fr' }

const meta = preview.meta({
  title: 'Composants/Réservation/Modification',
  id: 'composants-reservation-modification',
  component: ChangeBookingDialog,
  args: {
    open: false,
    kind: 'RESERVATION' as const,
    booking,
    restaurant: { seats: 64, rooms },
    others: [seminar],
    search: { onSearch: fn(), options: [leo], answered: 'léo' },
    hours: Object.fromEntries(weekdays.map((day) => [day, { start: '11:30', end: '23:00' }])),
    // Saturday 21 November 2026, 19:30 in Paris.
    now: Date.parse('2026-11-21T18:30:00Z'),
    onPeriod: fn(),
    onChange: fn(),
    onClose: fn(),
    onDirty: fn(),
  },
  render: (args) => <Changed {...args} />,
  parameters: {
    guide: {
      use: [
        'Depuis la fiche d’une réservation ou d’un événement à venir : moment, nombre, salle, client, remarques, prix.',
        'Avancer le début garde la durée : la fin suit.',
      ],
      avoid: ['Pour changer de restaurant : c’est une autre réservation.'],
      writing: [
        'La fenêtre dit d’abord ce qui est prévu, puis ce qui ne change pas et à qui un message est préparé.',
        'Ce qui est déjà pris à ce moment est nommé avant l’envoi, avec ce que l’envoi deviendra.',
      ],
      accessibility: [
        'Le refus est annoncé ; un champ refusé prend le focus et son message.',
        'Échap rend le focus ; ce qui est tapé n’est pas quitté sans question.',
      ],
    } satisfies Guide,
  },
})

function Changed(props: ChangeBookingDialogProps) {
  return (
    <FromButton>
      {(open, close) => (
        <ChangeBookingDialog
          {...props}
          open={open}
          onClose={() => {
            props.onClose()
            close()
          }}
        />
      )}
    </FromButton>
  )
}

async function opened(canvasElement: HTMLElement, title: string = words.title.RESERVATION) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ouvrir' }))
  return within(await screen.findByRole('dialog', { name: title }))
}
type Dialog = Awaited<ReturnType<typeof opened>>

async function retype(dialog: Dialog, label: string, text: string) {
  const field = dialog.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}
const send = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: words.submit }))

export const Later = meta.story({
  name: 'Une heure plus tard : la fin suit, et l’on dit pour qui un message est préparé',
  tags: ['[MOV-09]'],
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await expect(
      dialog.getByText('Actuellement : 28/11/2026 de 19:00 à 21:00, 8 personnes, Salle des Halles.'),
    ).toBeVisible()
    await expect(
      dialog.getByText(/^Ce qui est modifié sera confirmé, comme l’actuel\. .*un message au client est préparé/),
    ).toBeVisible()
    await retype(dialog, 'Début, Heure', '20:00')
    await expect(dialog.getByLabelText('Fin, Heure')).toHaveValue('22:00')
    await retype(dialog, 'Nombre de personnes *', '10')
    await send(dialog)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        start: '2026-11-28T20:00:00',
        end: '2026-11-28T22:00:00',
        people: 10,
      }),
    )
  },
})

function Meanwhile({ onChange, ...props }: ChangeBookingDialogProps) {
  const [now, setNow] = useState<ShownBooking>(booking)
  return (
    <Changed
      {...props}
      booking={now}
      onChange={(change) => {
        onChange(change)
        setNow({
          ...booking,
          people: 12,
          notes: 'Près de la fenêtre',
          price: 45_000,
          customerId: leo.id,
          customerName: leo.fullName,
        })
      }}
    />
  )
}

export const ChangedMeanwhile = meta.story({
  name: 'Changée entre-temps par quelqu’un d’autre : ce qui est tapé reste, le reste suit, rien n’est défait',
  tags: ['[MOV-03]'],
  render: (args) => <Meanwhile {...args} />,
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await retype(dialog, 'Début, Heure', '20:00')
    await send(dialog)
    await waitFor(() => expect(dialog.getByLabelText('Remarques')).toHaveValue('Près de la fenêtre'))
    await expect(dialog.getByLabelText('Nombre de personnes *')).toHaveValue('12')
    await expect(dialog.getByText('Le client est maintenant : Léo Martin.')).toBeVisible()
    await expect(dialog.getByText('Remarques, maintenant : « Près de la fenêtre ».')).toBeVisible()
    await expect(dialog.getByText('Prix, maintenant : 450,00 €.')).toBeVisible()
    await expect(dialog.getByLabelText('Début, Heure')).toHaveValue('20:00')
    await send(dialog)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        start: '2026-11-28T20:00:00',
        end: '2026-11-28T22:00:00',
        people: 12,
      }),
    )
  },
})

export const OtherRoom = meta.story({
  name: 'Une autre salle : libre, ou prise à ce moment et dite avant l’envoi',
  tags: ['[MOV-10]'],
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    const room = dialog.getByRole('radio', { name: /^Verger/ })
    await expect(room).toBeDisabled()
    await expect(dialog.queryByText(words.conflicts)).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: bookingFormMessages.anyRoom }))
    await expect(await dialog.findByText('Séminaire, 28/11/2026 de 20:30 à 22:00, Verger')).toBeVisible()
    await expect(dialog.getByText(words.willBeRefused)).toBeVisible()
    await retype(dialog, 'Début, Heure', '18:00')
    await expect(dialog.queryByText(words.conflicts)).toBeNull()
    await userEvent.click(room)
    await retype(dialog, 'Début, Heure', '18:00')
    await send(dialog)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        start: '2026-11-28T18:00:00',
        end: '2026-11-28T20:00:00',
        people: 8,
        roomId: ids.other,
      }),
    )
    await expect(args.onPeriod).toHaveBeenLastCalledWith({ start: '2026-11-28T18:00:00', end: '2026-11-28T20:00:00' })
  },
})

export const OtherCustomer = meta.story({
  name: 'Un autre client, d’autres remarques : qui est prévenu, et qui ne l’est pas',
  tags: ['[MOV-11]', '[MOV-12]'],
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /Changer/ }))
    await userEvent.type(dialog.getByRole('combobox'), 'léo')
    await userEvent.click(await screen.findByRole('option', { name: /Léo Martin/ }))
    await expect(
      dialog.getByText(/^Un message est préparé pour le nouveau client, .* Ana Roux n’en reçoit pas/),
    ).toBeVisible()
    await retype(dialog, words.notes.RESERVATION, 'Près de la fenêtre')
    await send(dialog)
    const { start, end, people } = booking
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        start,
        end,
        people,
        customerId: leo.id,
        notes: 'Près de la fenêtre',
      }),
    )
  },
})

export const Priced = meta.story({
  name: 'Un prix : ce qui n’en est pas un est refusé, vidé il n’y en a plus',
  tags: ['[MOV-14]'],
  args: { booking: { ...booking, price: 45_000 } },
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    const label = words.price.RESERVATION
    await expect(dialog.getByLabelText(label)).toHaveValue('450,00')
    await retype(dialog, label, 'à voir')
    await send(dialog)
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(/Indiquez un prix/))
    await expect(dialog.getByLabelText(label)).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    const { start, end, people } = booking
    await retype(dialog, label, '480,5')
    await send(dialog)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start, end, people, price: 48_050 }))
    await userEvent.clear(dialog.getByLabelText(label))
    await send(dialog)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ start, end, people, price: null }))
  },
})

export const Requested = meta.story({
  name: 'Demandée par un visiteur : son client ne change pas',
  args: { booking: { ...booking, requested: true }, others: null },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await expect(dialog.getByText(/^Ana Roux\. Demandée par cette personne/)).toBeVisible()
    await expect(dialog.queryByRole('combobox')).toBeNull()
    await expect(dialog.getByRole('radio', { name: /^Verger/ })).toBeEnabled()
  },
})

export const Waiting = meta.story({
  name: 'Un événement qui attend une réponse',
  args: { kind: 'EVENT', booking: { ...booking, status: 'PENDING', people: 20 } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, words.title.EVENT)
    await expect(dialog.getByText(/^Ce qui est modifié attendra une réponse, comme l’actuel\./)).toBeVisible()
  },
})

export const Unchanged = meta.story({
  name: 'Rien de changé : rien ne part',
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await send(dialog)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/^Rien n’a changé/))
    await retype(dialog, 'Nombre de personnes *', '9')
    await expect(dialog.getByRole('alert')).toBeEmptyDOMElement()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Impossible = meta.story({
  name: 'Impossible : dit avant l’envoi, au champ qui a tort',
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await retype(dialog, 'Nombre de personnes *', '30')
    await retype(dialog, 'Fin, Heure', '18:00')
    await send(dialog)
    await expect(dialog.getByLabelText('Fin, Date')).toHaveFocus()
    await expect(dialog.getByText(bookingRefusals.capacity(24))).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: 'Moment déjà pris : le refus se lit, ce qui est tapé reste',
  args: {
    refusal: bookingRefusals.taken({
      roomName: 'Salle des Halles',
      period: { start: '2026-11-28T20:00:00', end: '2026-11-28T22:00:00' },
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await retype(dialog, 'Début, Heure', '20:00')
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^Cette période est déjà prise/)
    await expect(dialog.getByLabelText('Début, Heure')).toHaveValue('20:00')
  },
})

const tooMany = { people: bookingRefusals.capacity(6) }

export const AtField = meta.story({
  name: 'Refusé à un champ, qui prend le focus',
  args: { restaurant: undefined, serverErrors: tooMany },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    const people = dialog.getByLabelText('Nombre de personnes *')
    await waitFor(() => expect(people).toHaveFocus())
    await expect(people).toHaveAccessibleDescription(new RegExp(tooMany.people))
  },
})

export const Saving = meta.story({
  name: 'Envoi en cours : rien ne part deux fois',
  args: { saving: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await retype(dialog, 'Début, Heure', '20:00')
    await userEvent.click(dialog.getByRole('button', { name: words.submitting }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone : aucun champ n’est sous les boutons quand il a le focus',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await expect(overflowOf(canvasElement)).toBe(0)
    await waitFor(() => expect(dialog.getByLabelText('Début, Date')).toHaveFocus())
    await tabUncovered(dialog.getByLabelText(words.price.RESERVATION))
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : ce qui est tapé n’est pas perdu sans question',
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await waitFor(() => expect(dialog.getByLabelText('Début, Date')).toHaveFocus())
    await retype(dialog, 'Début, Heure', '20:00')
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await pressEscape(screen.getByRole('dialog'))
    const question = within(await screen.findByRole('alertdialog', { name: commonMessages.leaveQuestion }))
    await userEvent.click(question.getByRole('button', { name: commonMessages.stay }))
    await expect(dialog.getByLabelText('Début, Heure')).toHaveValue('20:00')
    await userEvent.click(dialog.getByRole('button', { name: words.cancel }))
    await userEvent.click(await screen.findByRole('button', { name: commonMessages.discard }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus()
  },
})
