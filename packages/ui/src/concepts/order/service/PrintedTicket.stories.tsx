import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { inTheJardin } from '@potager/storybook/screen-stories'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'
import { ORDERS_NOW, order } from '../order.fixtures.ts'
import { PrintedTicket } from './ServiceTicket.tsx'

const meta = preview.meta({
  title: 'Composants/Commande/Ticket imprimé',
  id: 'composants-ticket-imprime',
  component: PrintedTicket,
  args: { order: order('d4e5f6'), now: ORDERS_NOW, onPrinted: fn() },
  parameters: {
    guide: {
      use: ['Pour imprimer le ticket de cuisine d’une commande depuis une page qui ne le montre pas, sans la quitter.'],
      avoid: ['Sur l’écran de service, le ticket est déjà là : son bouton « Ticket » l’imprime.'],
      writing: ['Rien n’est à écrire : le ticket dit les mêmes mots que celui de l’écran de service.'],
      accessibility: [
        'Caché à l’écran et aux lecteurs d’écran : il n’existe que sur le papier.',
        'La fenêtre d’impression rend ensuite le focus au bouton qui l’a ouverte.',
      ],
    } satisfies Guide,
  },
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
