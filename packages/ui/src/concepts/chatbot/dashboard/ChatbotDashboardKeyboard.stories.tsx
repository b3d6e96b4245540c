import { expectTabOrder, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { ChatbotDashboardScreen } from './ChatbotDashboardScreen.tsx'
import { dashboard } from './dashboard-story.ts'

const meta = preview.meta({
  title: 'Écrans/Dashboard du chatbot/Clavier',
  id: 'ecrans-chatbot-dashboard-clavier',
  component: ChatbotDashboardScreen,
  args: dashboard,
})

export const Keyboard = meta.story({
  name: 'Clavier : période par les flèches, actualiser, puis les liens',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await expectTabOrder([tab(/^7/)])
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab(/^Aujourd’hui/)).toHaveFocus()
    await expect(args.onDays).toHaveBeenLastCalledWith(1)
    await tabTo(canvas.getByRole('button', { name: 'Actualiser' }))
    await userEvent.keyboard(' ')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await expectTabOrder(canvas.getAllByRole('link'))
  },
})
