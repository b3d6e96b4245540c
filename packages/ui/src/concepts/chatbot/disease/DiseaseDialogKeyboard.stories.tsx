import { OpenedDialog } from '@potager/storybook/from-button'
import { expectTrap, pressEscape, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DiseaseDialog } from './DiseaseDialog.tsx'
import { diseaseDialog, diseaseDialogIn } from './story-disease.tsx'

const meta = preview.meta({
  title: 'Écrans/Maladies/Fiche/Clavier',
  id: 'ecrans-maladies-fiche-clavier',
  component: DiseaseDialog,
  // Material UI renders dialogs in a portal, outside the story.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: diseaseDialog,
})

export const Keyboard = meta.story({
  name: 'Clavier : ordre, piège, question avant de perdre',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    const { inside, field } = diseaseDialogIn(canvasElement)
    await tabTo(field('Nom'), inside.getByLabelText('Urgence'), field('Description'), field('Symptômes'))
    await tabTo(inside.getByRole('button', { name: 'Annuler' }), inside.getByRole('button', { name: /^Créer/ }))
    await expectTrap(page.getByRole('dialog'))
    await tabTo(field('Nom'))
    await userEvent.keyboard('Coryza{Escape}')
    const question = await page.findByRole('alertdialog')
    await expect(within(question).getByRole('button', { name: 'Rester ici' })).toHaveFocus()
    await pressEscape(question)
    await waitFor(() => expect(field('Nom')).toHaveFocus())
    await userEvent.keyboard(' du chat')
    await expect(field('Nom')).toHaveValue('Coryza du chat')
    await expect(page.queryByRole('alertdialog')).toBeNull()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Back = meta.story({
  name: 'Clavier : Échap ferme ce qui est intact, le focus revient',
  render: (args) => <OpenedDialog of={DiseaseDialog} props={args} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await page.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus())
  },
})
