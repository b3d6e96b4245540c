import { commonMessages, signScreenMessages as words } from '@potager/domain/messages'
import type { Sign } from '@potager/domain/sign'
import { longText, longWord } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { signs } from '../chatbot.fixtures.ts'
import { SignDialog, type SignDialogProps } from './SignDialog.tsx'

const meta = preview.meta({
  title: 'Écrans/Mots des propriétaires/Signe',
  id: 'ecrans-signe',
  component: SignDialog,
  args: {
    open: true,
    sign: null as Sign | null,
    symptoms: ['difficulté à respirer', 'toux'] as readonly string[],
    saving: false,
    serverErrors: {},
    onSave: fn(),
    onClose: fn(),
  },
})

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })

export const Creating = meta.story({
  name: 'Ajouter : les virgules font des mots',
  play: async ({ args }) => {
    await userEvent.type(await field(words.form.name), 'toux')
    await userEvent.type(await field(words.form.words), 'tousse, , quintes de toux,')
    await userEvent.click(screen.getByRole('button', { name: words.form.create }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ name: 'toux', words: ['tousse', 'quintes de toux'] }),
    )
  },
})

export const Warned = meta.story({
  name: 'Signe qu’aucune maladie n’a, mot répété : signalés, pas refusés',
  args: { sign: { id: 's', name: 'hoquet', words: ['hoquette', 'Hoquettes'], version: 2 } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: words.form.editTitle('hoquet') }))
    await expect(dialog.getByText(/^Aucune maladie n’a ce symptôme/)).toBeVisible()
    await expect(dialog.getByText(/Hoquettes.+ répète .+hoquette/)).toBeVisible()
  },
})

export const Invalid = meta.story({
  name: 'Vide : dit aux champs',
  play: async ({ args }) => {
    const name = await field(words.form.name)
    await userEvent.click(screen.getByRole('button', { name: words.form.create }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Le signe est requis/))
    await expect(name).toHaveFocus()
    await expect(await field(words.form.words)).toHaveAccessibleDescription(/Indiquez au moins un mot/)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Leaving = meta.story({
  name: 'Annuler une saisie demande d’abord',
  args: { sign: signs[0] ?? null },
  play: async ({ args }) => {
    await userEvent.type(await field(words.form.words), ', suffoque')
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: commonMessages.discard }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const opened: Sign = { id: 's-1', name: 'toux', words: ['tousse'], version: 1 }

function ChangedElsewhere(props: SignDialogProps) {
  const [known, setKnown] = useState(opened)
  return (
    <SignDialog
      {...props}
      sign={known}
      onSave={(draft) => {
        props.onSave(draft)
        setKnown({ ...opened, name: 'toux sèche', version: 2 })
      }}
    />
  )
}

export const ChangedMeanwhile = meta.story({
  name: 'Changé par quelqu’un d’autre : ses champs, et la saisie par-dessus',
  render: (args) => <ChangedElsewhere {...args} />,
  play: async ({ args }) => {
    await userEvent.type(await field(words.form.words), ', quintes')
    await userEvent.click(screen.getByRole('button', { name: words.form.save }))
    await expect(
      await screen.findByText(/^Changé par quelqu’un d’autre entre-temps\s: Signe\. Votre saisie est gardée/),
    ).toBeVisible()
    await expect(await field(words.form.name)).toHaveValue('toux sèche')
    await expect(await field(words.form.words)).toHaveValue('tousse, quintes')
    await userEvent.click(screen.getByRole('button', { name: words.form.save }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ name: 'toux sèche', words: ['tousse', 'quintes'] }),
    )
  },
})

export const Saving = meta.story({ name: 'Enregistrement en cours', args: { sign: signs[0] ?? null, saving: true } })

export const Refused = meta.story({
  name: 'Refusé par le serveur : dit au champ, la saisie reste',
  args: { sign: signs[0] ?? null, serverErrors: { name: 'Ce signe est déjà dans la liste.' } },
  play: async () => {
    const name = await field(words.form.name)
    await waitFor(() => expect(name).toHaveAccessibleDescription(/déjà dans la liste/))
    await expect(name).toHaveValue(signs[0]?.name)
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: { sign: { id: 's-9', name: longWord, words: [longText.slice(0, 90), longWord], version: 1 } },
  play: async () => {
    const { scrollWidth, clientWidth } = await screen.findByRole('dialog')
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })
