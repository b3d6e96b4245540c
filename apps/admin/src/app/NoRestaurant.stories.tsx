import { firstStepsMessages, noRestaurantMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { ofWholePages, silent, storyNetwork } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { preferences } from '../platform/preferences/preferences.ts'
import { inRoute } from '../testing/storyBackOffice.tsx'
import { NoRestaurant } from './NoRestaurant.tsx'

const { saying, afterEach } = storyNetwork({}, () => {
  preferences.change({ firstSteps: 'unseen' })
  return () => preferences.change({ firstSteps: 'unseen' })
})

const steps = {
  password: true,
  house: null,
  restaurant: false,
  hours: false,
  rooms: false,
  menu: true,
  team: false,
  order: false,
}

const meta = preview.meta({
  title: 'Écrans/Page fermée/Sans restaurant',
  id: 'ecrans-page-fermee-restaurant',
  component: NoRestaurant,
  parameters: ofWholePages,
  afterEach,
})

const ways = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

export const Elsewhere = meta.story({
  name: 'Une page : pourquoi elle est fermée, et deux façons d’aller plus loin',
  tags: ['[TEA-19]'],
  decorators: [inRoute(`${paths.createOrder}?restaurant=r-1`, 'Nouvelle commande')],
  beforeEach: saying({}),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(words.title)).toBeVisible()
    await expect(ways(canvasElement)).toEqual([
      [words.create, paths.createRestaurant],
      [words.ask, `${paths.request}?restaurant=r-1`],
    ])
  },
})

export const Desk = meta.story({
  name: 'L’accueil : ses premiers pas, jusqu’à ce qu’on les masque',
  tags: ['[TEA-19]'],
  decorators: [inRoute(paths.dashboard, 'Commandes')],
  beforeEach: saying({ getFirstSteps: () => ({ body: steps }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: firstStepsMessages.heading })
    await expect(canvas.queryByRole('link', { name: words.create })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: firstStepsMessages.hide }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: firstStepsMessages.heading })).toBeNull())
    await expect(canvas.getByRole('link', { name: words.create })).toBeVisible()
  },
})

export const DeskWaiting = meta.story({
  name: 'L’accueil, pendant que ses premiers pas se lisent : rien n’est proposé deux fois',
  decorators: [inRoute(paths.dashboard, 'Commandes')],
  beforeEach: saying({ getFirstSteps: silent }),
  play: async ({ canvasElement }) => {
    await expect(ways(canvasElement)).toEqual([[words.ask, paths.request]])
  },
})
