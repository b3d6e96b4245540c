import { FromButton, OpenedDialog } from '@potager/storybook/from-button'
import { expectTabOrder, expectTrap, pressEscape } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DiseaseImportDialog } from './DiseaseImportDialog.tsx'
import { diff } from './disease.fixtures.ts'
import { diseaseImport, importDialogIn, StoryImport } from './story-disease.tsx'

const meta = preview.meta({
  title: 'Écrans/Maladies/Import/Clavier',
  id: 'ecrans-maladies-import-clavier',
  component: DiseaseImportDialog,
  args: diseaseImport,
})

export const Waiting = meta.story({
  name: 'Clavier : le focus reste dans le dialogue pendant la comparaison',
  render: (args) => <FromButton>{(open) => <StoryImport {...args} open={open} />}</FromButton>,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const element = await importDialogIn(canvasElement)
    const button = (name: string) => within(element).getByRole('button', { name })
    await expect(button('Comparer à nouveau')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCompare).toHaveBeenCalledOnce()
    await waitFor(() => expect(button('Fermer')).toHaveFocus())
    await expectTrap(element)
    // The dialog cannot be closed while the request is pending.
    await pressEscape(element)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(element).toBeVisible()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : ordre, piège, Échap, retour du focus',
  args: { state: { step: 'compared', diff } },
  render: (args) => <OpenedDialog of={DiseaseImportDialog} props={args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const element = await importDialogIn(canvasElement)
    const button = (name: string) => within(element).getByRole('button', { name })
    const [first, ...others] = [...element.querySelectorAll('summary')]
    await expect(first).toHaveFocus()
    await expect(others.at(-1)).toHaveTextContent('Inchangées (1)')
    await expectTabOrder([
      ...others,
      button('Fermer'),
      button('Choisir un autre fichier'),
      button('Importer 3 maladies'),
    ])
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledOnce()
    await expectTrap(element)
    await pressEscape(element)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ouvrir' })).toHaveFocus())
  },
})
