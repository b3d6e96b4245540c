import { taskMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import preview from '@potager/storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { inRoute } from '../../testing/storyBackOffice.tsx'
import { ClosedToTasks } from './ClosedToTasks.tsx'

/** As the page has it: a query takes no-break spaces for spaces. */
const closed = (...tasks: Parameters<typeof words.closed>) => words.closed(...tasks).replaceAll('\u00a0', ' ')

const meta = preview.meta({
  title: 'Écrans/Page fermée/Par les tâches',
  id: 'ecrans-page-fermee-taches',
  component: ClosedToTasks,
  args: { opening: ['orders'] as const, beginning: paths.manageReservations },
  decorators: [inRoute(paths.dashboard, 'Commandes')],
})

export const One = meta.story({
  name: 'Une tâche l’ouvrirait : laquelle, et par où reprendre',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Commandes')
    await expect(canvas.getByText(closed(args.opening))).toBeVisible()
    const way = canvas.getByRole('link', { name: words.toOwn })
    await expect(way).toHaveAttribute('href', paths.manageReservations)
    await userEvent.tab()
    await expect(way).toHaveFocus()
  },
})

export const Several = meta.story({
  name: 'Plusieurs tâches l’ouvriraient',
  args: { opening: ['orders', 'menu'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(closed(['orders', 'menu']))).toBeVisible()
  },
})
