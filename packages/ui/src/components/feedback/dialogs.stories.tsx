import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { expectTabOrder, expectTrap, pressEscape } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AlertDialog, ConfirmDialog, type ConfirmDialogProps } from './dialogs.tsx'

const meta = preview.meta({
  title: 'Composants/Retours/Dialogues',
  id: 'composants-dialogues',
  component: ConfirmDialog,
  subcomponents: { AlertDialog },
  args: {
    open: false,
    title: 'Annuler la commande ?',
    message: 'La commande #A1B2C3 ne pourra plus être reprise.',
    confirmLabel: 'Annuler la commande',
    cancelLabel: 'Garder la commande',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Asked {...args} />,
  parameters: {
    guide: {
      use: [
        'Pour demander avant ce qui ne se défait pas : annuler, supprimer, déconnecter partout.',
        'Pour un message qu’il faut avoir lu avant de continuer, dans sa forme à un seul bouton.',
      ],
      avoid: [
        'Pour dire que c’est fait, prendre une notification.',
        'Pour montrer une fiche, prendre le dialogue de détail ; pour annuler avec un motif, la question du motif.',
      ],
      writing: [
        'Le titre est la question, le message dit ce qui arrivera : « La commande ne pourra plus être reprise. »',
        'Chaque bouton dit son effet, jamais « Annuler » ni « Confirmer » seuls : « Annuler la commande », « Garder la commande ».',
        'Le bouton vert est le choix sûr, et il est le seul.',
      ],
      accessibility: [
        'Le focus arrive sur le choix sûr ; il ne sort pas du dialogue tant que celui-ci est ouvert.',
        'Échap vaut le choix sûr, et le focus revient à ce qui a ouvert.',
        'Le dialogue est annoncé avec son titre et son message.',
      ],
    } satisfies Guide,
  },
})

function Asked(props: ConfirmDialogProps) {
  return (
    <FromButton>
      {(open, close) => (
        <ConfirmDialog
          {...props}
          open={open}
          onConfirm={() => {
            props.onConfirm()
            close()
          }}
          onCancel={() => {
            props.onCancel()
            close()
          }}
        />
      )}
    </FromButton>
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
    // A page cannot trigger the browser's own Escape; this is the event that Escape sends.
    screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const AskedAgain = meta.story({
  name: 'Une fermeture dite en retard ne ferme pas la question posée de nouveau',
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement)
    const question = screen.getByRole<HTMLDialogElement>('alertdialog')
    question.close()
    question.showModal()
    // The browser fires `close` only now, after the dialog was shown again.
    await new Promise((resolve) => question.addEventListener('close', resolve, { once: true }))
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(question).toBeVisible()
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
  name: 'Un message à lire',
  tags: ['[AMB-67]', '[WIZ-04]'],
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
  return (
    <FromButton>
      {(open, close) => (
        <AlertDialog open={open} message="⚠️ Veuillez sélectionner un client ou entrer un nom." onClose={close} />
      )}
    </FromButton>
  )
}

export const Long = meta.story({
  name: 'Une question et des boutons longs',
  args: {
    title: 'Supprimer définitivement la maladie « Insuffisance rénale chronique du chat âgé » ?',
    message: longText,
    confirmLabel: 'Supprimer définitivement la maladie',
    cancelLabel: 'Garder la maladie dans la base',
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await opened(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Garder la maladie dans la base' })).toBeVisible()
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : ordre, piège, Échap, retour du focus',
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Ouvrir' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog')
    const button = (name: string) => within(dialog).getByRole('button', { name })
    await expect(button('Garder la commande')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(button('Annuler la commande')).toHaveFocus()
    await expectTabOrder([button('Garder la commande')])
    await expectTrap(dialog)
    await pressEscape(dialog)
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})
