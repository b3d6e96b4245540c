import { bookingRefusals, commonMessages, moveMessages as words } from '@potager/domain/messages'
import { weekdays } from '@potager/domain/time'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { FromButton } from '../../storybook/FromButton.tsx'
import type { Guide } from '../../storybook/guide/guide.ts'
import { pressEscape } from '../../storybook/keyboard.ts'
import { overflowOf } from '../../storybook/long-texts.ts'
import { onPhone } from '../../storybook/screen-stories.tsx'
import { MoveBookingDialog, type MoveBookingDialogProps } from './MoveBookingDialog.tsx'

const booking = { status: 'CONFIRMED', start: '2026-11-28T19:00:00', end: '2026-11-28T21:00:00', people: 8 }

const meta = preview.meta({
  title: 'Composants/Réservation/Déplacement',
  id: 'composants-reservation-deplacement',
  component: MoveBookingDialog,
  args: {
    open: false,
    kind: 'RESERVATION' as const,
    booking,
    capacity: 24,
    hours: Object.fromEntries(weekdays.map((day) => [day, { start: '11:30', end: '23:00' }])),
    // Saturday 21 November 2026, 19:30 in Paris.
    now: Date.parse('2026-11-21T18:30:00Z'),
    onMove: fn(),
    onClose: fn(),
    onDirty: fn(),
  },
  render: (args) => <Moved {...args} />,
  parameters: {
    guide: {
      use: [
        'Depuis la fiche d’une réservation ou d’un événement à venir : un autre moment, un autre nombre de personnes.',
        'Avancer le début garde la durée : la fin suit.',
      ],
      avoid: ['Pour changer de salle, de restaurant ou de client : c’est une autre réservation.'],
      writing: [
        'La fenêtre dit d’abord ce qui est prévu, puis ce qui ne change pas et à qui un message est préparé.',
        'Le bouton dit ce qu’il fait, et ne promet pas de message : « Enregistrer le déplacement ».',
      ],
      accessibility: [
        'Le refus est annoncé ; un champ refusé prend le focus et son message.',
        'Échap rend le focus ; ce qui est tapé n’est pas quitté sans question.',
      ],
    } satisfies Guide,
  },
})

function Moved(props: MoveBookingDialogProps) {
  return (
    <FromButton>
      {(open, close) => (
        <MoveBookingDialog
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
    await expect(dialog.getByText('Actuellement : 28/11/2026 de 19:00 à 21:00, 8 personnes.')).toBeVisible()
    await expect(
      dialog.getByText(/^Le nouveau moment sera confirmé, comme l’actuel\. .*un message au client est préparé/),
    ).toBeVisible()
    await retype(dialog, 'Début, Heure', '20:00')
    await expect(dialog.getByLabelText('Fin, Heure')).toHaveValue('22:00')
    await retype(dialog, 'Nombre de personnes *', '10')
    await send(dialog)
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith({
        start: '2026-11-28T20:00:00',
        end: '2026-11-28T22:00:00',
        people: 10,
      }),
    )
  },
})

export const Waiting = meta.story({
  name: 'Un événement qui attend une réponse',
  args: { kind: 'EVENT', booking: { ...booking, status: 'PENDING', people: 40 }, capacity: 64 },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, words.title.EVENT)
    await expect(dialog.getByText(/^Le nouveau moment attendra une réponse, comme l’actuel\./)).toBeVisible()
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
    await expect(args.onMove).not.toHaveBeenCalled()
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
    await expect(args.onMove).not.toHaveBeenCalled()
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
  args: { capacity: undefined, serverErrors: tooMany },
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
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await opened(canvasElement)
    await expect(overflowOf(canvasElement)).toBe(0)
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
