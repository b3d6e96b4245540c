import { commonMessages, reviewMessages, answerMessages as words } from '@potager/domain/messages'
import { FromButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { pressEscape } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AnswerDialog, type AnswerDialogProps } from './AnswerDialog.tsx'

const author = 'Camille R.'

const meta = preview.meta({
  title: 'Composants/Avis/Réponse de la maison',
  id: 'composants-avis-reponse',
  component: AnswerDialog,
  args: {
    open: false,
    review: { author, comment: 'Réservation introuvable à notre arrivée.' },
    onAnswer: fn(),
    onClose: fn(),
    onDirty: fn(),
  },
  render: (args) => <Answering {...args} />,
  parameters: {
    guide: {
      use: ['Pour répondre une fois, en public, à un avis publié.'],
      avoid: ['Pour refuser un avis : la réponse ne le retire pas.'],
      writing: ['L’avis se lit au-dessus de la réponse ; ce qui est publié est dit avant l’envoi.'],
      accessibility: ['Échap rend le focus ; une réponse tapée n’est pas quittée sans question.'],
    } satisfies Guide,
  },
})

function Answering(props: AnswerDialogProps) {
  return (
    <FromButton>
      {(open, close) => (
        <AnswerDialog
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
  return within(await screen.findByRole('dialog', { name: words.title(author) }))
}

const typed = 'Nous vous devons une table. Appelez-nous.'

export const Written = meta.story({
  name: 'L’avis, puis la réponse telle qu’elle sera publiée',
  tags: ['[REV-48]'],
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await expect(dialog.getByText('Réservation introuvable à notre arrivée.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: words.publish }))
    await expect(await dialog.findByText(reviewMessages.answerRequired)).toBeVisible()
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox'), `  ${typed} `)
    await userEvent.click(dialog.getByRole('button', { name: words.publish }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(typed))
  },
})

export const Refused = meta.story({
  name: 'Refusée : le texte reste, et on dit pourquoi',
  args: { problem: reviewMessages.answeredAlready },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement)
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(reviewMessages.answeredAlready)
  },
})

export const Saving = meta.story({
  name: 'Envoi en cours : rien ne part deux fois',
  args: { saving: true },
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), typed)
    await userEvent.click(dialog.getByRole('button', { name: words.publish }))
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : une réponse tapée n’est pas perdue sans question',
  play: async ({ canvasElement, args }) => {
    const dialog = await opened(canvasElement)
    await userEvent.type(dialog.getByRole('textbox'), typed)
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await pressEscape(screen.getByRole('dialog'))
    const question = within(await screen.findByRole('alertdialog', { name: commonMessages.leaveQuestion }))
    await userEvent.click(question.getByRole('button', { name: commonMessages.stay }))
    await expect(dialog.getByRole('textbox')).toHaveValue(typed)
    await userEvent.click(dialog.getByRole('button', { name: words.keep }))
    await userEvent.click(await screen.findByRole('button', { name: commonMessages.discard }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus()
  },
})
