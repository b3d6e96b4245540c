import { tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CustomerForm } from './CustomerForm.tsx'

const meta = preview.meta({
  title: 'Écrans/Clients/Modifier la fiche',
  id: 'ecrans-clients-modifier',
  component: CustomerForm,
  args: {
    customer: { fullName: 'Zoé Martin', phone: '06 12 34 56 78', email: 'zoe@exemple.fr', note: 'Sans noix' },
    submitting: false,
    serverErrors: {},
    onSubmit: fn(),
    onCancel: fn(),
    onDirty: fn(),
  },
})

const field = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('textbox', { name: new RegExp(`^${name}`) })

export const Edited = meta.story({
  name: 'Un e-mail retiré, une note complétée',
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement, 'E-mail'))
    await userEvent.type(field(canvasElement, 'Note'), ', terrasse')
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        fullName: 'Zoé Martin',
        phone: '06 12 34 56 78',
        email: '',
        note: 'Sans noix, terrasse',
      }),
    )
  },
})

export const NoContact = meta.story({
  name: 'Plus aucun moyen de la joindre : dit au champ',
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement, 'E-mail'))
    await userEvent.clear(field(canvasElement, 'Téléphone'))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(field(canvasElement, 'Téléphone')).toHaveAccessibleDescription('Indiquez un téléphone ou un e-mail'),
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Saving = meta.story({
  name: 'Enregistrement en cours : envoyé une seule fois',
  args: { submitting: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enregistrement...' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  name: 'Refusé : dit au champ, la saisie reste',
  args: { serverErrors: { email: 'E-mail invalide' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(field(canvasElement, 'E-mail')).toHaveAccessibleDescription('E-mail invalide'))
    await expect(field(canvasElement, 'E-mail')).toHaveValue('zoe@exemple.fr')
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : les champs dans l’ordre où ils se lisent, Entrée enregistre',
  play: async ({ args }) => {
    await expect(await tabStops(6)).toEqual([
      expect.stringMatching(/^Nom/),
      expect.stringMatching(/^Téléphone/),
      expect.stringMatching(/^E-mail/),
      'Sans noix',
      'Annuler',
      'Enregistrer',
    ])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })
