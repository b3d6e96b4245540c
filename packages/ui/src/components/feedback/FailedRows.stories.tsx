import type { Guide } from '@potager/storybook/guide'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FailedRows } from './FailedRows.tsx'

const meta = preview.meta({
  title: 'Composants/Retours/Lignes en échec',
  id: 'composants-failedrows',
  component: FailedRows,
  parameters: {
    guide: {
      use: ['Après une action sur plusieurs lignes, quand certaines ont échoué.'],
      avoid: ['Pour une seule fiche, une notification suffit.'],
      writing: ['Le nom de la ligne, puis la raison telle que le service la donne.'],
      accessibility: ['La notification annonce l’échec ; la liste a un titre et reste tant qu’on ne la ferme pas.'],
    } satisfies Guide,
  },
  args: {
    rows: [
      { id: '1', name: 'Léa Martin, samedi 21 novembre', why: 'La salle est déjà prise à cette heure.' },
      { id: '2', name: 'Noé Petit, dimanche 22 novembre', why: 'Cette réservation a été changée entre-temps.' },
    ],
    onClose: fn(),
  },
})

export const Several = meta.story({
  name: 'Chaque ligne avec sa raison, jusqu’à ce qu’on ferme',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const region = within(canvas.getByRole('region', { name: 'Échec pour 2 lignes' }))
    await expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      args.rows.map(({ name, why }) => `${name} ${why}`),
    )
    await userEvent.click(region.getByRole('button', { name: 'Fermer' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const None = meta.story({
  name: 'Rien quand tout a réussi',
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { rows: [{ id: '1', name: longText, why: longText }] },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
