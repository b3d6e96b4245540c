import { customer, hall } from '@potager/storybook/booking-form'
import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { filledEventRequest, StoryEventRequestForm, storyEventRequestForm } from './story-form.tsx'

const fewer = { ...filledEventRequest, people: hall.capacity }

const meta = preview.meta({
  title: 'Écrans/Nouvelle demande d’événement/Clavier',
  id: 'ecrans-nouvelle-demande-clavier',
  component: StoryEventRequestForm,
  args: { ...storyEventRequestForm, draft: fewer, customer },
})

export const Keyboard = meta.story({
  name: 'Clavier : du restaurant à l’envoi',
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
