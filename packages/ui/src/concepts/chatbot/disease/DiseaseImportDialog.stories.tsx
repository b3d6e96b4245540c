import { FromButton, OpenedDialog } from '@potager/storybook/from-button'
import { expectTabOrder, expectTrap, pressEscape } from '@potager/storybook/keyboard'
import { longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DiseaseImportDialog } from './DiseaseImportDialog.tsx'
import { diff, diseaseImport, importDialogIn, StoryImport } from './story-disease.tsx'

const meta = preview.meta({
  title: 'Écrans/Maladies/Import',
  id: 'ecrans-maladies-import',
  component: DiseaseImportDialog,
  args: diseaseImport,
})

export const Choose = meta.story({
  name: 'Choisir un fichier',
  play: async ({ canvasElement, args }) => {
    const element = await importDialogIn(canvasElement)
    const inside = within(element)
    await expect(element).toHaveTextContent('500 maladies et 1 Mo au plus')
    await expect(inside.queryByText('maladies-2026-11-14.csv')).not.toBeInTheDocument()
    const file = new File(['x'], 'maladies.csv', { type: 'text/csv' })
    await userEvent.upload(inside.getByLabelText('Choisir un fichier'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
})

export const Unreadable = meta.story({
  name: 'Fichier refusé',
  args: {
    fileName: 'clients.csv',
    state: {
      step: 'unreadable',
      problem: 'Colonnes manquantes : Symptômes, Conseils. Les colonnes se séparent par « ; », comme dans un export.',
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(await importDialogIn(canvasElement))
    await expect(inside.getByRole('alert')).toHaveTextContent('Colonnes manquantes : Symptômes, Conseils.')
    await expect(inside.getByRole('button', { name: 'Choisir un autre fichier' })).toBeEnabled()
    await expect(inside.queryByRole('button', { name: /^Importer/ })).not.toBeInTheDocument()
  },
})

export const Comparing = meta.story({
  name: 'Comparaison en cours',
  args: { state: { step: 'comparing' } },
  play: async ({ canvasElement }) => {
    await expect(within(await importDialogIn(canvasElement)).getByRole('status')).toHaveTextContent(
      'Comparaison avec la base…',
    )
  },
})

export const ComparisonFailed = meta.story({
  name: 'Comparaison en échec',
  args: {
    state: { step: 'failed', message: 'La comparaison a échoué : le service est injoignable. Rien n’a été écrit.' },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(await importDialogIn(canvasElement)).getByRole('button', { name: 'Comparer à nouveau' }),
    )
    await expect(args.onCompare).toHaveBeenCalled()
  },
})

export const Compared = meta.story({
  name: 'Ce qui changerait',
  args: { state: { step: 'compared', diff } },
  play: async ({ canvasElement, args }) => {
    const inside = within(await importDialogIn(canvasElement))
    const changed = inside.getByRole('region', { name: 'Modifiées' })
    for (const text of ['Ligne 2 · Coryza', 'Faible', 'Modérée', 'rien', 'Vacciner chaque année.']) {
      await expect(within(changed).getByText(text)).toBeVisible()
    }
    const created = within(inside.getByRole('region', { name: 'Créées' }))
    await userEvent.click(created.getByText('Ligne 4 · Myiase cutanée'))
    for (const text of ['Élevée', 'plaie, odeur, abattement']) await expect(created.getByText(text)).toBeVisible()
    await userEvent.click(inside.getByText('Inchangées (1)'))
    await expect(inside.getByText('Ligne 3 · Gastro-entérite aiguë')).toBeVisible()
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(inside.getByRole('button', { name: 'Importer 3 maladies' }))
    await expect(args.onApply).toHaveBeenCalledTimes(1)
  },
})

export const RefusedRows = meta.story({
  name: 'Des lignes refusées',
  args: {
    state: {
      step: 'compared',
      diff: { ...diff, refused: [{ row: 9, name: '', message: 'Nom : Le nom est requis' }] },
    },
  },
  play: async ({ canvasElement }) => {
    const element = await importDialogIn(canvasElement)
    const inside = within(element)
    await expect(inside.getByRole('region', { name: 'Refusées' })).toHaveTextContent('Ligne 9Nom : Le nom est requis')
    await expect(element).toHaveTextContent('Rien ne peut être importé tant qu’une ligne est refusée')
    await expect(inside.queryByRole('button', { name: /^Importer/ })).not.toBeInTheDocument()
  },
})

export const Nothing = meta.story({
  name: 'Rien à changer',
  args: { state: { step: 'compared', diff: { ...diff, created: [], changed: [] } } },
  play: async ({ canvasElement }) => {
    const inside = within(await importDialogIn(canvasElement))
    await expect(inside.getByText(/Rien à changer/)).toBeVisible()
    await expect(inside.queryByRole('button', { name: /^Importer/ })).not.toBeInTheDocument()
  },
})

export const Applying = meta.story({
  name: 'Import en cours',
  args: { state: { step: 'applying', diff } },
  play: async ({ canvasElement, args }) => {
    const inside = within(await importDialogIn(canvasElement))
    await userEvent.click(inside.getByRole('button', { name: 'Import en cours…' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  name: 'Import en échec',
  args: {
    state: {
      step: 'not-applied',
      diff,
      message: 'La base a changé depuis la comparaison. Comparez à nouveau avant d’importer. Rien n’a été écrit.',
      again: 'compare',
    },
  },
  play: async ({ canvasElement, args }) => {
    const inside = within(await importDialogIn(canvasElement))
    await expect(inside.getByRole('alert')).toHaveTextContent('La base a changé depuis la comparaison')
    await expect(inside.queryByRole('button', { name: /^Importer/ })).not.toBeInTheDocument()
    await userEvent.click(inside.getByRole('button', { name: 'Comparer à nouveau' }))
    await expect(args.onCompare).toHaveBeenCalled()
  },
})

export const NoAnswer = meta.story({
  name: 'Import sans réponse : le même, à nouveau',
  args: { state: { step: 'not-applied', diff, message: 'Le serveur n’a pas répondu.', again: 'apply' } },
  play: async ({ canvasElement, args }) => {
    const inside = within(await importDialogIn(canvasElement))
    await expect(inside.getByRole('alert')).toHaveTextContent('Le serveur n’a pas répondu.')
    await userEvent.click(inside.getByRole('button', { name: 'Importer 3 maladies' }))
    await expect(args.onApply).toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  args: { state: { step: 'compared', diff } },
  globals: onPhone,
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    fileName: `${longWord}-${longWord}.csv`,
    state: {
      step: 'compared',
      diff: {
        ...diff,
        created: [
          { row: 4, name: longRestaurantName, changes: [{ field: 'description', from: '', to: longRestaurantName }] },
        ],
        changed: [{ row: 2, id: '1', name: longWord, changes: [{ field: 'advice', from: longText, to: longWord }] }],
        refused: [{ row: 9, name: longWord, message: longText }],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
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
