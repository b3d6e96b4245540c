import { consoleLists } from '@potager/domain/messages'
import { consoleNames, listPath, paths } from '@potager/domain/paths'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { ConsoleRail } from './ConsoleRail.tsx'
import { foot } from './story-frame.tsx'

const meta = preview.meta({
  title: 'Composants/Navigation/Menu de la console',
  id: 'composants-consolerail',
  component: ConsoleRail,
  parameters: {
    page: true,
    guide: {
      use: ['À côté des listes et des fiches de la console.'],
      avoid: ['Ne lui donnez que les listes que la personne peut lire.'],
      writing: ['Le nom d’une liste est son titre.'],
      accessibility: ['Sur une fiche, c’est sa liste qui est le lieu où l’on est.'],
    } satisfies Guide,
  },
  args: {
    currentPath: paths.consoleRecord('reviews', '42'),
    foot,
    lists: [
      { name: 'dishes' as const, options: { label: 'Plats', path: paths.dishes } },
      { name: 'reviews' as const, options: { label: 'Avis', path: paths.consoleList('reviews') } },
    ],
  },
})

export const Record = meta.story({
  name: 'Une fiche appartient à sa liste',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Avis' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
})

export const OwnAddress = meta.story({
  name: 'Une fiche dont la liste a sa propre adresse',
  args: { currentPath: paths.consoleRecord('dishes', '42') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Plats')
  },
})

export const EveryList = meta.story({
  name: 'Toutes les listes, sur un portable : le pied reste dessous',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { lists: consoleNames.map((name) => ({ name, options: { label: consoleLists[name], path: listPath(name) } })) },
  decorators: [
    (Story) => (
      // As in the frame: under the bar at the top, beside a page that is longer than the window.
      <div style={{ display: 'flex', height: 1600, paddingTop: 56 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const last = canvas.getByRole('link', { name: 'Journal des actions' }).getBoundingClientRect()
    const search = canvas.getByRole('button', { name: /^Rechercher/ }).getBoundingClientRect()
    await expect(search.top).toBeGreaterThanOrEqual(last.bottom)
    await expect(search.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})
