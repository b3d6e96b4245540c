import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cardon, tonkaRestaurant } from '../order/wizard/order-wizard.fixtures.ts'
import {
  CustomerImportDialog,
  type CustomerImportDialogProps,
  type CustomerImportState,
} from './CustomerImportDialog.tsx'

const start: CustomerImportState = { step: 'choose' }
const diff: Extract<CustomerImportState, { step: 'compared' }>['diff'] = {
  created: [{ row: 2, name: 'Zoé Weber', changes: [{ field: 'fullName', from: '', to: 'Zoé Weber' }] }],
  changed: [
    {
      row: 3,
      id: 'a',
      name: 'Léo Martin',
      changes: [{ field: 'phone', from: '', to: '+33639981234' }],
    },
  ],
  unchanged: [],
  refused: [],
}

const meta = preview.meta({
  title: 'Écrans/Clients/Import',
  id: 'ecrans-clients-import',
  component: CustomerImportDialog,
  args: {
    open: true,
    state: start,
    fileName: 'clients.csv',
    onTemplate: fn(),
    onFile: fn(),
    onCompare: fn(),
    onApply: fn(),
    onClose: fn(),
  },
})

const dialogIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('dialog', { name: 'Importer des clients' })

export const Choose = meta.story({
  name: 'Choisir un fichier, ou prendre le modèle',
  play: async ({ canvasElement, args }) => {
    const inside = within(await dialogIn(canvasElement))
    await userEvent.click(inside.getByRole('button', { name: 'Télécharger un modèle' }))
    await expect(args.onTemplate).toHaveBeenCalledOnce()
  },
})

export const Unreadable = meta.story({
  name: 'Fichier refusé : le modèle reste proposé',
  args: { state: { step: 'unreadable', problem: 'Il manque une colonne « Nom » à ce fichier.' } },
  play: async ({ canvasElement }) => {
    const inside = within(await dialogIn(canvasElement))
    await expect(inside.getByRole('alert')).toHaveTextContent('Il manque une colonne')
    await expect(inside.getByRole('button', { name: 'Télécharger un modèle' })).toBeVisible()
  },
})

function Choosing(props: CustomerImportDialogProps) {
  const [value, onChange] = useState('')
  return <CustomerImportDialog {...props} restaurant={props.restaurant && { ...props.restaurant, value, onChange }} />
}

export const SeveralRestaurants = meta.story({
  name: 'Plusieurs restaurants : celui des clients créés est demandé avant d’écrire',
  tags: ['[CUS-08]'],
  args: {
    state: { step: 'compared', diff },
    restaurant: { restaurants: { items: [tonkaRestaurant, cardon], onRetry: fn() }, value: '', onChange: fn() },
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement, args }) => {
    const inside = within(await dialogIn(canvasElement))
    const choice = inside.getByRole('combobox', { name: /^Restaurant/ })
    const apply = inside.getByRole('button', { name: 'Importer 2 clients' })
    await userEvent.click(apply)
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(choice).toHaveFocus()
    await expect(choice).toHaveAccessibleDescription(/Choisissez un de vos restaurants/)
    await userEvent.selectOptions(choice, cardon.name)
    await userEvent.click(apply)
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
})

export const NobodyCreated = meta.story({
  name: 'Plusieurs restaurants, mais personne à créer : rien n’est demandé',
  args: {
    state: { step: 'compared', diff: { ...diff, created: [] } },
    restaurant: { restaurants: { items: [tonkaRestaurant, cardon], onRetry: fn() }, value: '', onChange: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const inside = within(await dialogIn(canvasElement))
    await expect(inside.queryByRole('combobox')).toBeNull()
    await userEvent.click(inside.getByRole('button', { name: 'Importer 1 client' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
})

export const Compared = meta.story({
  name: 'Ce qui changerait',
  args: { state: { step: 'compared', diff } },
  play: async ({ canvasElement, args }) => {
    const inside = within(await dialogIn(canvasElement))
    await expect(inside.getByRole('region', { name: 'Complétés' })).toHaveTextContent(/06\s39\s98\s12\s34/)
    await userEvent.click(inside.getByRole('button', { name: 'Importer 2 clients' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
})

const doubles = Array.from({ length: 450 }, (_, index) => ({
  row: index + 2,
  name: `Client ${index + 1}`,
  message: 'Plusieurs clients ont ce téléphone ou cet e-mail. Donnez la référence du bon, ou fusionnez-les.',
}))

export const ManyRefused = meta.story({
  name: 'Des doubles : 200 lignes montrées, les autres comptées',
  args: { state: { step: 'compared', diff: { ...diff, refused: doubles } } },
  play: async ({ canvasElement }) => {
    const region = within(await dialogIn(canvasElement)).getByRole('region', { name: 'Refusés' })
    await expect(within(region).getAllByRole('listitem')).toHaveLength(200)
    await expect(region).toHaveTextContent('Et 250 autres lignes.')
  },
})

export const NoAnswer = meta.story({
  name: 'Import sans réponse : le même, à nouveau',
  args: { state: { step: 'not-applied', diff, message: 'Le serveur n’a pas répondu.', again: 'apply' } },
  play: async ({ canvasElement, args }) => {
    const inside = within(await dialogIn(canvasElement))
    await expect(inside.getByRole('alert')).toHaveTextContent('Le serveur n’a pas répondu.')
    await userEvent.click(inside.getByRole('button', { name: 'Importer 2 clients' }))
    await expect(args.onApply).toHaveBeenCalled()
  },
})

export const Phone = meta.story({ name: 'Téléphone', args: { state: { step: 'compared', diff } }, globals: onPhone })
