import type { Guide } from '@potager/storybook/guide'
import { expectTabOrder } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { ChatbotRail } from './ChatbotRail.tsx'

const meta = preview.meta({
  title: 'Composants/Navigation/Menu du chatbot',
  id: 'composants-chatbotrail',
  component: ChatbotRail,
  parameters: {
    page: true,
    guide: {
      use: [
        'À gauche de chaque écran d’administration du chatbot ; il dit où l’on est et ce qui attend.',
        'Les totaux de sessions et de signalements y sont ceux du service, arrondis à « 99+ ».',
      ],
      avoid: [
        'Dans les écrans du restaurant, prendre le menu de zone avec leurs propres entrées.',
        'Pour changer de vue dans un écran, prendre les onglets.',
      ],
      writing: [
        'Deux groupes, « Administration » et « Analyse », dans l’ordre de la spécification.',
        'Une entrée porte le titre de son écran, sans verbe.',
      ],
      accessibility: [
        'C’est une navigation nommée ; l’entrée de l’écran ouvert le dit par aria-current.',
        'Le total fait partie du nom du lien : « Signalements 37 ». Sans total, il n’y a pas de pastille.',
      ],
    } satisfies Guide,
  },
  args: { currentPath: '/chatbot/sessions' },
})

export const Totals = meta.story({
  name: 'Nombre de sessions et de signalements',
  tags: ['[NAV-11]', '[NAV-12]'],
  args: { totals: { sessions: 2000, reports: 37 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Sessions 99+' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Signalements 37' })).toBeVisible()
    await expect(canvas.getByRole('navigation').textContent).toBe(
      'AdministrationDashboardMaladiesSessions99+Signalements37AnalyseAnalyticsParamètres',
    )
  },
})

export const NoTotals = meta.story({
  name: 'Sans les totaux',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Sessions' })).toBeVisible()
  },
})

export const WithSigns = meta.story({
  name: 'Avec les mots des propriétaires, là où le service les garde',
  args: { currentPath: '/chatbot/signs', withSigns: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Mots des propriétaires' })
    await expect(link).toHaveAttribute('href', '/chatbot/signs')
    await expect(link).toHaveAttribute('aria-current', 'page')
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : les entrées dans leur ordre',
  args: { totals: { sessions: 12, reports: 3 } },
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole('navigation')).getAllByRole('link')
    await expect(links).toHaveLength(6)
    await expectTabOrder(links)
    await userEvent.tab({ shift: true })
    await expect(links[4]).toHaveFocus()
  },
})
