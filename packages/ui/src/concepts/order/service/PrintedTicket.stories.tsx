import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { inTheJardin } from '../../../storybook/printed.ts'
import { ORDERS_NOW, order } from '../order.fixtures.ts'
import { PrintedTicket } from './PrintedTicket.tsx'

const meta = preview.meta({
  title: 'Composants/Commande/Ticket imprimé',
  id: 'composants-ticket-imprime',
  component: PrintedTicket,
  args: { order: order('d4e5f6'), now: ORDERS_NOW, onPrinted: fn() },
})

export const FromAnyPage = meta.story({
  name: 'Imprimé depuis une autre page : rien à l’écran',
  tags: ['[WIZ-21]'],
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    const house = inTheJardin()
    return () => {
      house()
      print.mockRestore()
    }
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onPrinted).toHaveBeenCalledOnce())
    await expect(window.print).toHaveBeenCalledOnce()
    const ticket = within(canvasElement).getByText('#d4e5f6')
    await expect(ticket).not.toBeVisible()
    await expect(ticket.closest('article')?.dataset.printing).toBe('true')
  },
})
