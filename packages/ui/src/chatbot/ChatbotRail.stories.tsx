import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ChatbotRail } from './ChatbotRail.tsx'

const meta = preview.meta({
  title: 'Composants/Navigation/Menu du chatbot',
  id: 'composants-chatbotrail',
  component: ChatbotRail,
  parameters: { layout: 'fullscreen' },
  args: { currentPath: '/chatbot/sessions' },
})

export const Totals = meta.story({
  name: 'Nombre de sessions et de signalements [NAV-11] [NAV-12]',
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
