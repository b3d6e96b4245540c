import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AlertDialog, ConfirmDialog, type ConfirmDialogProps } from './dialogs.tsx'

const meta = preview.meta({
  title: 'Composants/Retours/Dialogues',
  id: 'composants-dialogues',
  component: ConfirmDialog,
  args: {
    open: false,
    title: 'Annuler la commande ?',
    message: 'La commande #A1B2C3 sera annulée et le client prévenu.',
    confirmLabel: 'Annuler la commande',
    cancelLabel: 'Garder la commande',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Asked {...args} />,
})

function Asked(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={() => {
          props.onConfirm()
          setOpen(false)
        }}
        onCancel={() => {
          props.onCancel()
          setOpen(false)
        }}
      />
    </>
  )
}

async function opened(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { name: 'Ouvrir' })
  await userEvent.click(opener)
  return { opener, dialog: within(await screen.findByRole('alertdialog')) }
}

export const Safe = meta.story({
  name: 'Le focus arrive sur le choix sûr',
  play: async ({ canvasElement, args }) => {
    const { dialog } = await opened(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Garder la commande' })).toHaveFocus()
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Annuler la commande ?')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Confirmed = meta.story({
  name: 'Confirmer rend le focus à la page',
  play: async ({ canvasElement, args }) => {
    const { opener, dialog } = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

export const Escape = meta.story({
  name: 'Échap garde les choses en l’état',
  play: async ({ canvasElement, args }) => {
    const { opener } = await opened(canvasElement)
    // A page cannot press the browser's own Escape; this is the event that Escape sends.
    screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const Harmless = meta.story({
  name: 'Une question sans risque',
  args: {
    destructive: false,
    title: 'Envoyer la carte en cuisine ?',
    message: 'Les trois imprimantes la recevront.',
    confirmLabel: 'Envoyer',
    cancelLabel: 'Pas maintenant',
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Envoyer' })).toBeVisible()
  },
})

export const Alert = meta.story({
  name: 'Un message à lire [AMB-67] [WIZ-04]',
  render: () => <Told />,
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await opened(canvasElement)
    await expect(dialog.getByText('⚠️ Veuillez sélectionner un client ou entrer un nom.')).toBeVisible()
    const ok = dialog.getByRole('button', { name: 'D’accord' })
    await expect(ok).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

function Told() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <AlertDialog
        open={open}
        message="⚠️ Veuillez sélectionner un client ou entrer un nom."
        onClose={() => setOpen(false)}
      />
    </>
  )
}
