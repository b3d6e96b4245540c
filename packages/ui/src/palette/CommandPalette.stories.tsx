import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CommandPalette } from './CommandPalette.tsx'

const groups = [
  { name: 'Actions', items: [{ id: 'order', title: 'Prendre une commande' }] },
  {
    name: 'Clients',
    items: [
      { id: 'c1', title: 'Camille Roux', detail: 'camille@exemple.fr' },
      { id: 'c2', title: 'Inès Bernard', detail: 'ines@exemple.fr' },
    ],
  },
]

const meta = preview.meta({
  title: 'Composants/Palette de commandes',
  id: 'composants-palette',
  component: CommandPalette,
  args: { query: '', groups, searching: false, onQuery: fn(), onChoose: fn(), onClose: fn() },
})

export const Keyboard = meta.story({
  name: 'Au clavier',
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('combobox')
    field.focus()
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Prendre une commande')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Inès Bernard')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('order')
  },
})

export const Nothing = meta.story({ name: 'Rien trouvé', args: { query: 'zzz', groups: [] } })
export const Searching = meta.story({ name: 'Recherche en cours', args: { query: 'cam', searching: true } })
export const Failed = meta.story({
  name: 'Recherche en échec',
  args: { query: 'cam', groups: [], failure: 'Hors ligne' },
})
