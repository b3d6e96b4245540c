import { commonMessages, moderationScreenMessages, refusalReasonLabels } from '@potager/domain/messages'
import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { pressEscape, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { RejectionDialog } from './RejectionDialog.tsx'

const words = moderationScreenMessages.rejection

type RejectionDialogProps = ComponentProps<typeof RejectionDialog>

const meta = preview.meta({
  title: 'Composants/Avis/Motif d’un refus',
  id: 'composants-avis-refus',
  component: RejectionDialog,
  args: {
    reviews: [{ id: '0197c001', rating: 1 }],
    onReject: fn(),
    onClose: fn(),
    onDirty: fn(),
  },
  render: (args) => <Refusing {...args} />,
  parameters: {
    guide: {
      use: ['Avant de refuser un avis, ou plusieurs pour la même raison : le motif est gardé avec chacun.'],
      avoid: ['Pour publier un avis : rien ne se perd, rien n’est demandé.'],
      writing: ['Le titre dit combien d’avis sont refusés ; ce qui sera gardé se lit mot pour mot avant l’envoi.'],
      accessibility: [
        'Échap laisse les avis en attente et rend le focus ; un motif qui manque est annoncé, un motif tapé n’est pas quitté sans question.',
      ],
    } satisfies Guide,
  },
})

function Refusing(props: RejectionDialogProps) {
  return (
    <FromButton>
      {(open, close) => (
        <RejectionDialog
          {...props}
          reviews={open ? props.reviews : []}
          onReject={(reason, refusal) => {
            props.onReject(reason, refusal)
            close()
          }}
          onClose={() => {
            props.onClose()
            close()
          }}
        />
      )}
    </FromButton>
  )
}

async function opened(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ouvrir' }))
  return within(await screen.findByRole('dialog', { name: words.title(1) }))
}

export const Reason = meta.story({
  name: 'Un motif est requis',
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus())
    await expect(args.onReject).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('radio', { name: refusalReasonLabels.NOT_CONSTRUCTIVE }))
    await expect(dialog.getByText(words.notConstructive.replaceAll('\u00a0', ' '))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledOnce())
  },
})

const typed = 'Nomme un employé, et le traite de tous les noms.'

export const Asked = meta.story({
  name: 'Clavier : un motif tapé n’est pas perdu sans question',
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await tabTo(dialog.getAllByRole('radio')[0] as HTMLElement)
    await userEvent.keyboard('{ArrowUp}')
    await expect(dialog.getByRole('radio', { name: refusalReasonLabels.OTHER })).toBeChecked()
    await expect(args.onDirty).toHaveBeenLastCalledWith(false)
    await tabTo(await dialog.findByRole('textbox'))
    await userEvent.keyboard(typed)
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await pressEscape(screen.getByRole('dialog'))
    const question = within(await screen.findByRole('alertdialog', { name: commonMessages.leaveQuestion }))
    await userEvent.click(question.getByRole('button', { name: commonMessages.stay }))
    await expect(dialog.getByRole('textbox')).toHaveValue(typed)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: words.keep }))
    await userEvent.click(await screen.findByRole('button', { name: commonMessages.discard }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onDirty).toHaveBeenLastCalledWith(false)
  },
})

export const Saving = meta.story({
  name: 'Refus en cours : rien ne part deux fois',
  args: { saving: true, failed: { reason: 'OTHER', other: typed } },
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await expect(args.onReject).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : Échap garde en attente et rend le focus',
  play: async ({ canvasElement, args }) => {
    await opened(canvasElement)
    await pressEscape(screen.getByRole('dialog'))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onReject).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus()
  },
})
