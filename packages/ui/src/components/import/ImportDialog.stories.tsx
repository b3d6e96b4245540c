import { customerFieldLabels, customerImportMessages } from '@potager/domain/messages'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ImportDialog } from './ImportDialog.tsx'

const meta = preview.meta({
  title: 'Composants/Import',
  id: 'composants-import',
  component: ImportDialog,
  args: {
    open: true,
    words: customerImportMessages,
    fieldLabels: customerFieldLabels,
    fileName: 'clients.csv',
    onTemplate: fn(),
    onFile: fn(),
    onCompare: fn(),
    onApply: fn(),
    onClose: fn(),
  },
  parameters: {
    guide: {
      use: ['Pour reprendre un fichier de fiches : on voit ce qui changerait avant que rien ne soit écrit.'],
      avoid: ['Pour une seule fiche, ouvrez son formulaire.'],
      writing: ['Une ligne refusée dit son numéro, ce qui ne va pas et comment le corriger.'],
      accessibility: ['Un échec est une alerte ; l’attente est dite dans une zone « status ».'],
    } satisfies Guide,
  },
})

const dialogIn = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('dialog'))

export const Choose = meta.story({
  name: 'Avant le fichier : ses limites, et un modèle',
  args: { state: { step: 'choose' } },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Télécharger un modèle' }))
    await expect(args.onTemplate).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({
  name: 'Une ligne refusée : rien ne s’écrit avant qu’elle soit corrigée',
  args: {
    state: {
      step: 'compared',
      diff: {
        created: [{ row: 2, name: 'Rose Lavande', changes: [{ field: 'fullName', from: '', to: 'Rose Lavande' }] }],
        changed: [],
        unchanged: [],
        refused: [{ row: 3, name: 'Zoé Arc', message: 'Écrivez le téléphone avec ses dix chiffres' }],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getByText(/Écrivez le téléphone avec ses dix chiffres/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Importer/ })).toBeNull()
  },
})
