import { commonMessages, noticeFieldErrors, noticeRefusals, noticeScreenMessages } from '@potager/domain/messages'
import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { pressEscape } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { NoticeDecisionDialog, type NoticeDecisionDialogProps } from './NoticeDecisionDialog.tsx'
import { waiting } from './notice.fixtures.ts'

const words = noticeScreenMessages.dialog
const [first, second] = waiting().items
if (!first || !second) throw new Error('Too few notices')

const meta = preview.meta({
  title: 'Composants/Avis/Décision sur un signalement',
  id: 'composants-avis-decision-signalement',
  component: NoticeDecisionDialog,
  args: { open: false, notices: [first, second], onDecide: fn(), onClose: fn(), onDirty: fn() },
  render: (args) => <Deciding {...args} />,
  parameters: {
    guide: {
      use: ['Pour maintenir ou retirer un avis signalé, une fois, avec des motifs.'],
      avoid: ['Pour un avis qui n’est pas encore publié : prenez « RejectionDialog ».'],
      writing: ['Les motifs disent les faits et la règle : ils sont destinés aux deux côtés, tels quels.'],
      accessibility: ['Échap rend le focus ; des motifs tapés ne sont pas quittés sans question.'],
    } satisfies Guide,
  },
})

function Deciding(props: NoticeDecisionDialogProps) {
  return (
    <FromButton>
      {(open, close) => (
        <NoticeDecisionDialog
          {...props}
          open={open}
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
  return within(await screen.findByRole('dialog', { name: words.title }))
}

const reason = 'Le texte insulte une personne de la salle.'

export const Decided = meta.story({
  name: 'Tout ce qui a été dit, puis une décision avec ses motifs',
  tags: ['[REV-64]'],
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await expect(dialog.getByText('Ce n’est pas ce restaurant.')).toBeVisible()
    await expect(dialog.getByText(/clôt les 2 signalements ouverts/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await expect(await dialog.findByText(noticeFieldErrors.decision)).toBeVisible()
    await expect(dialog.getByText(noticeFieldErrors.reason)).toBeVisible()
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('radio', { name: words.withdraw }))
    await userEvent.type(dialog.getByRole('textbox'), `  ${reason} `)
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith({ decision: 'WITHDRAWN', reason }))
  },
})

export const TooLate = meta.story({
  name: 'Décidé par quelqu’un d’autre : le texte reste, et on dit qui et quoi',
  args: { problem: noticeRefusals.decided('gerant', 'KEPT', 'L’avis décrit une visite.') },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await expect(dialog.getByText(/^Déjà traité par gerant/)).toBeVisible()
  },
})

export const Saving = meta.story({
  name: 'Envoi en cours : rien ne part deux fois',
  args: { saving: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await userEvent.click(dialog.getByRole('radio', { name: words.keep }))
    await userEvent.type(dialog.getByRole('textbox'), reason)
    await userEvent.click(dialog.getByRole('button', { name: words.confirm }))
    await expect(args.onDecide).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : des motifs tapés ne sont pas perdus sans question',
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), reason)
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await pressEscape(screen.getByRole('dialog'))
    const question = within(await screen.findByRole('alertdialog', { name: commonMessages.leaveQuestion }))
    await userEvent.click(question.getByRole('button', { name: commonMessages.stay }))
    await expect(dialog.getByRole('textbox')).toHaveValue(reason)
    await userEvent.click(dialog.getByRole('button', { name: words.cancel }))
    await userEvent.click(await screen.findByRole('button', { name: commonMessages.discard }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus()
  },
})
