import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MessageSwitchesForm } from './MessageSwitchesForm.tsx'

const meta = preview.meta({
  title: 'Écrans/Messages envoyés',
  id: 'ecrans-messages-envoyes',
  component: MessageSwitchesForm,
  args: {
    switches: { off: ['booking-reminder'], version: 3 },
    saving: false,
    onSave: fn(async () => true),
    onDirty: fn(),
  },
})

export const Nominal = meta.story({
  name: 'Éteindre, rallumer, enregistrer par-dessus la version lue',
  tags: ['[MSG-09]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const reminder = canvas.getByRole('checkbox', { name: 'Rappel de la veille' })
    await expect(reminder).not.toBeChecked()
    await expect(reminder).toHaveAccessibleDescription(/La veille, à partir de 9/)
    await expect(canvas.queryByRole('checkbox', { name: 'Lien redemandé' })).toBeNull()
    await userEvent.click(reminder)
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(reminder)
    await expect(args.onDirty).toHaveBeenLastCalledWith(false)
    await userEvent.click(reminder)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Commande prête' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(args.onSave).toHaveBeenCalledWith({ off: ['order-ready'], version: 3 })
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(false))
  },
})

export const Refused = meta.story({
  name: 'Refusé : ce qui a été choisi reste',
  args: { onSave: fn(async () => false) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nouvelle demande' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(args.onSave).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('checkbox', { name: 'Nouvelle demande' })).not.toBeChecked()
  },
})

export const Saving = meta.story({
  name: 'Pendant l’enregistrement : un second clic ne fait rien',
  args: { saving: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enregistrement…' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
