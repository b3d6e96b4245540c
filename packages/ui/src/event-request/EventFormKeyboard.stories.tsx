import { paths } from '@potager/domain/paths'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { customer, hall, NOW, tonka } from '../reservation/reservation-form.fixtures.ts'
import { tabTo } from '../storybook/keyboard.ts'
import { EventFormScreen } from './EventFormScreen.tsx'
import { filled } from './event-draft.fixtures.ts'

const meta = preview.meta({
  title: 'Écrans/Nouvelle demande d’événement/Clavier',
  id: 'ecrans-nouvelle-demande-clavier',
  component: EventFormScreen,
  args: {
    draft: filled,
    customer,
    restaurants: { items: [tonka], onRetry: fn() },
    search: { options: [], answered: null, onSearch: fn() },
    rooms: [{ room: hall, state: 'available' as const }],
    now: NOW,
    submitting: false,
    serverErrors: {},
    back: <a href={paths.eventRequests}>Retour aux demandes</a>,
    onChange: fn(),
    onCustomer: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : du restaurant à l’envoi',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = (name: string) => canvas.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
    const button = (name: string | RegExp) => canvas.getByRole('button', { name })
    await tabTo(canvas.getByRole('link', { name: 'Retour aux demandes' }), canvas.getByLabelText('Restaurant'))
    await tabTo(button('Changer de client'), field('Titre'), canvas.getByLabelText('Type d’événement'))
    await tabTo(field('Description'), button('Semaine prochaine'))
    await tabTo(canvas.getByLabelText('Début, Date'), canvas.getByLabelText('Fin, Heure'))
    await tabTo(canvas.getByRole('radio', { name: 'Tout le restaurant' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filled, roomId: hall.id })
    await tabTo(button('Envoyer la demande'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})
