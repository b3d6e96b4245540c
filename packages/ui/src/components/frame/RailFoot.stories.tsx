import { paths } from '@potager/domain/paths'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RailFoot } from './RailFoot.tsx'

const onSearch = fn()
const onScheme = fn()

const meta = preview.meta({
  title: 'Composants/Navigation/Pied de menu',
  id: 'composants-railfoot',
  component: RailFoot,
  parameters: {
    guide: {
      use: ['Au bas de chaque menu de zone : recherche, compte, apparence.'],
      avoid: ['Pour un lieu de travail : il a sa place plus haut.'],
      writing: ['Un mot par geste.'],
      accessibility: ['La recherche dit ses touches, Ctrl+K, par aria-keyshortcuts.'],
    } satisfies Guide,
  },
  args: { currentPath: paths.account, scheme: 'system' as const, onSearch, onScheme },
})

export const Nominal = meta.story({
  name: 'Recherche, compte et apparence',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    onSearch.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }))
    await expect(onSearch).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('aria-current', 'page')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Apparence' }), 'dark')
    await expect(onScheme).toHaveBeenLastCalledWith('dark')
  },
})
