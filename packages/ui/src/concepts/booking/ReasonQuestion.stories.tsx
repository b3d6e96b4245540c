import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { expectTabOrder, expectTrap, pressEscape } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ReasonQuestion, type ReasonQuestionProps } from './ReasonQuestion.tsx'

const meta = preview.meta({
  title: 'Composants/Réservation/Question du motif',
  id: 'composants-reservation-motif',
  component: ReasonQuestion,
  args: {
    open: false,
    message: 'Annuler la réservation de Suzanne Legrand ?',
    confirmLabel: 'Annuler la réservation',
    keepLabel: 'Garder la réservation',
    asksReason: true,
    onConfirm: fn(),
    onKeep: fn(),
    onDirty: fn(),
  },
  render: (args) => <Asked {...args} />,
  parameters: {
    guide: {
      use: [
        'Avant d’annuler une réservation ou de refuser un événement : elle demande si, puis pourquoi.',
        'Le client peut lire le motif, qui reste dans l’historique de la demande ; il peut rester vide.',
        'Après un envoi qui a échoué, donner le motif déjà écrit : personne ne le tape deux fois.',
      ],
      avoid: [
        'Pour une question sans motif à dire, prendre le dialogue de confirmation.',
        'Pour confirmer ou terminer une réservation : rien ne se perd, rien n’est demandé.',
      ],
      writing: [
        'Les deux boutons disent ce qu’ils font : « Annuler la réservation », « Garder la réservation » ; jamais « Oui » ni « Non ».',
        'Le message nomme la personne ou l’événement dont il s’agit.',
      ],
      accessibility: [
        'Le focus arrive sur le bouton qui garde ; le motif et l’annulation viennent avant lui dans l’ordre de Tab.',
        'Échap garde, vide le motif et rend le focus au bouton d’où l’on vient.',
        'Au-delà de 500 caractères, le champ est signalé invalide et l’annulation ne part pas.',
      ],
    } satisfies Guide,
  },
})

function Asked(props: ReasonQuestionProps) {
  return (
    <FromButton>
      {(open, close) => (
        <ReasonQuestion
          {...props}
          open={open}
          onConfirm={(reason) => {
            props.onConfirm(reason)
            close()
          }}
          onKeep={() => {
            props.onKeep()
            close()
          }}
        />
      )}
    </FromButton>
  )
}

async function opened(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { name: 'Ouvrir' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('alertdialog')
  const button = (name: string) => within(dialog).getByRole('button', { name })
  return { opener, dialog, button }
}

export const Reason = meta.story({
  name: 'Un motif, sans ses espaces',
  play: async ({ canvasElement, args }) => {
    const { dialog, button } = await opened(canvasElement)
    const field = within(dialog).getByLabelText('Motif')
    await expect(field).toHaveAccessibleDescription(/Le client peut le lire/)
    await userEvent.type(field, '  Salle inondée ')
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.click(button(args.confirmLabel))
    await expect(args.onDirty).toHaveBeenLastCalledWith(false)
    await expect(args.onConfirm).toHaveBeenCalledWith('Salle inondée')
  },
})

export const TooLong = meta.story({
  name: 'Motif trop long : rien ne part',
  play: async ({ canvasElement, args }) => {
    const { dialog, button } = await opened(canvasElement)
    const field = within(dialog).getByLabelText('Motif')
    await userEvent.click(field)
    await userEvent.paste('trop '.repeat(101))
    await expect(field).toHaveAccessibleDescription(/Maximum 500 caractères/)
    await userEvent.click(button(args.confirmLabel))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
})

export const TriedBefore = meta.story({
  name: 'Après un échec : le motif déjà écrit',
  args: { start: 'Salle inondée' },
  play: async ({ canvasElement, args }) => {
    const { dialog, button } = await opened(canvasElement)
    const field = within(dialog).getByLabelText('Motif')
    await expect(field).toHaveValue('Salle inondée')
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await userEvent.type(field, ' cette nuit')
    await userEvent.click(button(args.confirmLabel))
    await expect(args.onDirty).toHaveBeenLastCalledWith(false)
    await expect(args.onConfirm).toHaveBeenCalledWith('Salle inondée cette nuit')
  },
})

export const NoReason = meta.story({
  name: 'Un service qui ne garde pas de motif',
  args: { asksReason: false },
  play: async ({ canvasElement, args }) => {
    const { dialog, button } = await opened(canvasElement)
    await expect(within(dialog).queryByLabelText('Motif')).toBeNull()
    await userEvent.click(button(args.confirmLabel))
    await expect(args.onConfirm).toHaveBeenCalledWith('')
  },
})

export const Long = meta.story({
  name: 'Une question longue',
  args: {
    message:
      'Refuser la demande « Assemblée générale de l’association des jardins partagés du canal et de ses environs », faite par Anne-Sophie de La Rochefoucauld-Montbel ?',
    confirmLabel: 'Refuser la demande d’événement',
    keepLabel: 'Garder la demande en attente',
  },
  play: async ({ canvasElement, args }) => {
    const { button } = await opened(canvasElement)
    await expect(button(args.keepLabel)).toHaveFocus()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : ordre, piège, Échap, retour du focus',
  play: async ({ canvasElement, args }) => {
    const { opener, dialog, button } = await opened(canvasElement)
    await expect(button(args.keepLabel)).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(button(args.confirmLabel)).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByLabelText('Motif')).toHaveFocus()
    await userEvent.keyboard('Erreur de date')
    await expectTabOrder([button(args.confirmLabel), button(args.keepLabel)])
    await expectTrap(dialog)
    await pressEscape(dialog)
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    // The earlier text is gone when the dialog reopens.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(within(await screen.findByRole('alertdialog')).getByLabelText('Motif')).toHaveValue('')
  },
})
