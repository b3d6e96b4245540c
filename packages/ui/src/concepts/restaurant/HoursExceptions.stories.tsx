import type { CompetingBooking } from '@potager/domain/booking'
import type { Guide } from '@potager/storybook/guide'
import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useFieldState } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AffectedBookings } from './AffectedBookings.tsx'
import { HoursExceptions, type HoursExceptionsProps } from './HoursExceptions.tsx'

const booking: CompetingBooking = {
  id: 'b1',
  kind: 'RESERVATION',
  status: 'CONFIRMED',
  holdsSpace: true,
  customerName: 'Camille Roux',
  roomName: 'Salle des Halles',
  people: 12,
  start: '2026-12-24T19:00:00',
  end: '2026-12-24T21:00:00',
}

function Kept(props: HoursExceptionsProps) {
  const { value: adding, onChange: onAdding } = useFieldState(props.adding, props.onAdding ?? fn())
  return <HoursExceptions {...props} adding={adding} onAdding={onAdding} />
}

const meta = preview.meta({
  title: 'Composants/Restaurant/Fermetures et horaires exceptionnels',
  id: 'composants-restaurant-exceptions',
  component: HoursExceptions,
  subcomponents: { AffectedBookings },
  args: {
    exceptions: [
      { id: 'e1', from: '2026-12-24', to: '2027-01-02', hours: null, reason: 'congés d’hiver' },
      { id: 'e2', from: '2027-02-14', to: '2027-02-14', hours: { start: '18:00', end: '01:00' } },
    ],
    today: '2026-11-21',
    mayEdit: true,
    adding: false,
    twoServices: true,
    submitting: false,
    serverErrors: {},
    affected: null,
    linkTo: (_: CompetingBooking, label: string) => <a href="#fiche">{label}</a>,
    onAdding: fn(),
    onDraft: fn(),
    onSubmit: fn(),
    onRemove: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      use: [
        'Dans la fiche d’un restaurant : les jours où il ferme, ou ouvre à d’autres horaires que ceux de la semaine.',
        'Avant d’enregistrer ou de retirer, la liste des réservations que l’exception, ou sa fin, laisse hors des horaires.',
      ],
      avoid: [
        'Pour un changement durable, modifier les horaires de la semaine.',
        'Pour les visiteurs, prendre l’annonce et le tableau des horaires.',
      ],
      writing: [
        'Chaque exception est une phrase : « Fermé exceptionnellement du … au … (motif). »',
        'L’avertissement dit que rien n’est annulé, et ce qui reste à faire : prévenir les personnes.',
      ],
      accessibility: [
        'Chaque bouton « Retirer » nomme son exception.',
        'Les réservations touchées sont une zone « status » : elles sont lues quand les jours changent.',
        'Le formulaire fermé, le focus revient sur le bouton qui l’a ouvert.',
      ],
    } satisfies Guide,
  },
})

export const ToCome = meta.story({
  name: 'Deux exceptions à venir ; retirer demande d’abord',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const items = canvas.getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent(
      'Fermé exceptionnellement du jeudi 24 décembre 2026 au samedi 2 janvier 2027 (congés d’hiver).',
    )
    await expect(items[1]).toHaveTextContent('18:00 – 01:00 (le lendemain)')
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer\s: horaires exceptionnels/ }))
    const question = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'La garder' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer\s: fermé/ }))
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }))
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'e1' }))
  },
})

export const None = meta.story({ name: 'Aucune exception', args: { exceptions: [] } })

export const ReadOnly = meta.story({
  name: 'Sans droit de modifier',
  args: { mayEdit: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
})

export const Added = meta.story({
  name: 'Clavier : une fermeture d’un jour',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Ajouter une exception' }))
    await userEvent.keyboard('{Enter}')
    await tabTo(canvas.getByRole('button', { name: 'Enregistrer' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText(/^Premier jour/)).toBeInvalid())
    await waitFor(() => expect(canvas.getByLabelText(/^Premier jour/)).toHaveFocus())
    await userEvent.type(canvas.getByLabelText(/^Premier jour/), '2026-12-24')
    await userEvent.type(canvas.getByLabelText('Motif'), 'inventaire')
    const draft = { from: '2026-12-24', to: '2026-12-24', hours: null, reason: 'inventaire' }
    await expect(args.onDraft).toHaveBeenLastCalledWith(draft)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(draft))
  },
})

export const OtherHours = meta.story({
  name: 'D’autres horaires, mal écrits puis justes',
  args: { adding: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Premier jour/), '2026-12-31')
    await userEvent.click(canvas.getByRole('radio', { name: 'Ouvert à d’autres horaires' }))
    await userEvent.type(canvas.getByLabelText(/^Ouverture/), '25h')
    await userEvent.type(canvas.getByLabelText('Fermeture *'), '15:00')
    await expect(await canvas.findByText('Invalid time format. Expected HH:mm')).toBeVisible()
    await expect(args.onDraft).toHaveBeenLastCalledWith(null)
    await userEvent.clear(canvas.getByLabelText(/^Ouverture/))
    await userEvent.type(canvas.getByLabelText(/^Ouverture/), '1200')
    const hours = { start: '12:00', end: '15:00' }
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ hours }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ hours })))
  },
})

export const TwoServices = meta.story({
  name: 'Deux services ce jour-là',
  tags: ['[SVC-03]'],
  args: { adding: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^Premier jour/), '2026-12-31')
    await userEvent.click(canvas.getByRole('radio', { name: 'Ouvert à d’autres horaires' }))
    await userEvent.type(canvas.getByLabelText('Ouverture *'), '12')
    await userEvent.type(canvas.getByLabelText('Fermeture *'), '14h30')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Avec un second service' }))
    await userEvent.type(canvas.getByLabelText(/^Ouverture du second service/), '14')
    await userEvent.type(canvas.getByLabelText(/^Fermeture du second service/), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText('Le second service commence après la fin du premier (14:30)')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Ouverture du second service/)).toHaveFocus())
    await userEvent.clear(canvas.getByLabelText(/^Ouverture du second service/))
    await userEvent.type(canvas.getByLabelText(/^Ouverture du second service/), '19{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          hours: { start: '12:00', end: '14:30', second: { start: '19:00', end: '02:00' } },
        }),
      ),
    )
  },
})

export const WithBookings = meta.story({
  name: 'Des réservations ce jour-là',
  args: {
    adding: true,
    affected: {
      state: 'read',
      bookings: [booking, { ...booking, id: 'b2', kind: 'EVENT', status: 'PENDING', title: 'Séminaire', people: 24 }],
    },
  },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(status).toHaveTextContent('2 réservations ou demandes n’entrent plus dans les horaires')
    await expect(within(status).getByRole('link', { name: 'Séminaire (Camille Roux)' })).toBeVisible()
    await expect(status).toHaveTextContent('24/12/2026 de 19:00 à 21:00')
  },
})

export const Removed = meta.story({
  name: 'Retirer des horaires exceptionnels où l’on a réservé',
  args: {
    affected: {
      state: 'read',
      bookings: Array.from({ length: 10 }, (_, index) => ({ ...booking, id: `b${index}`, roomName: `Salle ${index}` })),
    },
    onAsk: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Retirer\s: horaires exceptionnels/ }))
    await expect(args.onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'e2' }))
    const question = within(await canvas.findByRole('alertdialog'))
    await expect(question.getByRole('status')).toHaveTextContent('10 réservations ou demandes n’entrent plus')
    await expect(question.getByText(/Salle 7/)).toBeVisible()
    await expect(question.getByText(/Salle 8/)).not.toBeVisible()
    await userEvent.click(question.getByText('Et 2 autres'))
    await expect(question.getByText(/Salle 9/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'La garder' }))
    await expect(args.onAsk).toHaveBeenLastCalledWith(null)
  },
})

export const Reading = meta.story({
  name: 'Réservations attendues',
  args: { adding: true, affected: { state: 'reading' } },
})

export const BookingsFailed = meta.story({
  name: 'Réservations en échec',
  args: { adding: true, affected: { state: 'failed', onRetry: fn() } },
})

export const Refused = meta.story({
  name: 'Refusée par le serveur',
  args: { adding: true, serverErrors: { from: 'Au plus deux ans à l’avance' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Au plus deux ans à l’avance')).toBeVisible()
  },
})
