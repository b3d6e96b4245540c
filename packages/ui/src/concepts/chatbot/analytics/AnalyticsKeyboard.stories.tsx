import { accuracyTable } from '@potager/domain/analytics'
import { expectTabOrder, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AnalyticsScreen } from './AnalyticsScreen.tsx'
import { analyticsArgs, month } from './analytics-story.ts'

const meta = preview.meta({
  title: 'Écrans/Analytics du chatbot/Clavier',
  id: 'ecrans-analytics-clavier',
  component: AnalyticsScreen,
  loaders: [() => import('../../../components/chart/Chart.tsx')],
  args: analyticsArgs(),
})

export const Keyboard = meta.story({
  name: 'Clavier : période, outils, séries par les flèches, exports',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const tab = (name: string | RegExp) => canvas.getByRole('tab', { name })
    await expectTabOrder([tab(/^30/)])
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onDays).toHaveBeenLastCalledWith(90)
    await tabTo(canvas.getByRole('button', { name: 'Actualiser' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await tabTo(tab('Sessions'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(tab('Précision')).toHaveFocus()
    const series = within(canvas.getByRole('tabpanel', { name: 'Précision' }))
    const opener = series.getByText('Voir les données')
    await tabTo(opener)
    // A page cannot trigger the browser's own response to Enter on a summary.
    opener.click()
    await expectTabOrder([series.getByRole('region')])
    const [csv, png] = series.getAllByRole('button')
    if (csv) await tabTo(csv)
    await userEvent.keyboard(' ')
    await expect(args.onCsv).toHaveBeenCalledWith(accuracyTable(month))
    await waitFor(() => expect(series.getByRole('img').querySelector('svg')).not.toBeNull())
    if (png) await expectTabOrder([png])
    await userEvent.keyboard('{Enter}')
    await expect(args.onPng).toHaveBeenCalledOnce()
  },
})
