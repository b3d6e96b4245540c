import { OpenedDialog } from '@potager/storybook/from-button'
import { expectTrap, pressEscape } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DishImportDialog, type DishImportState } from './DishImportDialog.tsx'

const start: DishImportState = { step: 'choose' }
const diff: Extract<DishImportState, { step: 'compared' }>['diff'] = {
  created: [
    {
      row: 2,
      name: 'Velouté de potimarron',
      changes: [
        { field: 'name', from: '', to: 'Velouté de potimarron' },
        { field: 'price', from: '', to: '9,50\u00a0€' },
        { field: 'allergens', from: '', to: 'Lait, Céleri' },
      ],
    },
  ],
  changed: [
    {
      row: 3,
      id: 'a',
      name: 'Curry de pois chiches',
      changes: [{ field: 'price', from: '17,00\u00a0€', to: '18,00\u00a0€' }],
    },
  ],
  unchanged: [{ row: 4, name: 'Tarte aux pommes' }],
  refused: [],
}

const meta = preview.meta({
  title: 'Écrans/Plats/Import',
  id: 'ecrans-plats-import',
  component: DishImportDialog,
  args: {
    open: true,
    state: start,
    fileName: 'carte.csv',
    onTemplate: fn(),
    onFile: fn(),
    onCompare: fn(),
    onApply: fn(),
    onClose: fn(),
  },
})

const dialogIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('dialog', { name: 'Importer des plats' })

export const Choose = meta.story({
  name: 'Choisir un fichier, ou prendre le modèle',
  play: async ({ canvasElement, args }) => {
    const element = await dialogIn(canvasElement)
    const inside = within(element)
    await expect(element).toHaveTextContent('500 plats et 1 Mo au plus')
    await userEvent.click(inside.getByRole('button', { name: 'Télécharger un modèle' }))
    await expect(args.onTemplate).toHaveBeenCalledOnce()
    const file = new File(['x'], 'carte.csv', { type: 'text/csv' })
    await userEvent.upload(inside.getByLabelText('Choisir un fichier'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
})

export const Compared = meta.story({
  name: 'Ce qui changerait',
  args: { state: { step: 'compared', diff } },
  play: async ({ canvasElement, args }) => {
    const inside = within(await dialogIn(canvasElement))
    const changed = within(inside.getByRole('region', { name: 'Modifiés' }))
    for (const text of ['Ligne 3 · Curry de pois chiches', '17,00\u00a0€', '18,00\u00a0€']) {
      await expect(changed.getByText(text, { normalizer: (found) => found })).toBeVisible()
    }
    await userEvent.click(inside.getByText('Ligne 2 · Velouté de potimarron'))
    await expect(inside.getByText('Lait, Céleri')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Importer 2 plats' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
})

export const RefusedRows = meta.story({
  name: 'Une ligne refusée : rien ne s’importe',
  args: {
    state: {
      step: 'compared',
      diff: { ...diff, refused: [{ row: 5, name: 'Soupe', message: 'Prix TTC\u00a0: Prix illisible.' }] },
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(await dialogIn(canvasElement))
    await expect(inside.getByRole('region', { name: 'Refusés' })).toHaveTextContent('Ligne 5 · SoupePrix TTC')
    await expect(inside.queryByRole('button', { name: /^Importer/ })).not.toBeInTheDocument()
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : piège, Échap, retour du focus',
  render: (args) => <OpenedDialog of={DishImportDialog} props={args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const element = await dialogIn(canvasElement)
    await expectTrap(element)
    await pressEscape(element)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(await within(canvasElement).findByRole('button', { name: 'Ouvrir' })).toHaveFocus()
  },
})

export const Phone = meta.story({ name: 'Téléphone', args: { state: { step: 'compared', diff } }, globals: onPhone })
