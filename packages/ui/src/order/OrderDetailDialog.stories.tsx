import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FromButton } from '../storybook/FromButton.tsx'
import type { Guide } from '../storybook/guide/guide.ts'
import { expectTrap, pressEscape } from '../storybook/keyboard.ts'
import { focusedName, tabStops } from '../storybook/tab-stops.ts'
import { OrderDetailDialog } from './OrderDetailDialog.tsx'
import { oddities, order } from './order-desk.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Commande/Détail',
  id: 'composants-commande-detail',
  component: OrderDetailDialog,
  args: { order: order('aaaa01'), onClose: fn(), onMove: fn() },
  parameters: {
    guide: {
      use: [
        'Pour tout savoir d’une commande sans quitter la liste : plats, allergènes, total, client, étapes possibles.',
      ],
      avoid: [
        'Pour préparer une nouvelle commande, prenez l’assistant de commande.',
        'En cuisine, prenez l’écran de service : le détail n’y a pas sa place.',
      ],
      writing: [
        'Le titre porte le numéro : « Commande #aaaa01 ».',
        'Chaque étape est un verbe : « Confirmer », « Annuler la commande » ; le total est toujours « TTC ».',
      ],
      accessibility: [
        'Les plats sont un tableau ; les allergènes d’un plat sont lus avec lui.',
        'Échap ou « Fermer » rend le focus à la commande de la liste.',
        'Pendant une étape, les boutons restent atteignables et ne partent pas deux fois.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Nominal [ORD-12] [ORD-18] [ORD-21]',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /Commande #aaaa01/ }))
    const row = dialog.getByRole('row', { name: /Velouté de potimarron/ })
    await expect(row.textContent?.replace(/\u00a0/g, ' ')).toBe(
      'Velouté de potimarron, châtaignes grilléesAllergènes : Céleri, Lait8,50 €217,00 €',
    )
    await expect(dialog.getByRole('row', { name: /Total TTC/ })).toHaveTextContent('29,50')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(args.order, 'CONFIRMED')
    // What the browser makes of Escape.
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalled()
  },
})

export const Busy = meta.story({
  name: 'Un pas en cours',
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }))
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

export const Ended = meta.story({
  name: 'Terminée : plus aucun pas [ORD-32]',
  args: { order: order('aaaa06', { status: 'COMPLETED' }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Fermer'])
  },
})

export const LongText = meta.story({ name: 'Textes longs', args: { order: oddities[0] ?? null } })

export const Unknown = meta.story({ name: 'Statut, date et allergènes inconnus', args: { order: oddities[1] ?? null } })

export const KeyboardOrder = meta.story({
  name: 'Clavier : lire, avancer, Échap rend le focus',
  render: (args) => (
    <FromButton>
      {(open, close) => <OrderDetailDialog {...args} order={open ? args.order : null} onClose={close} />}
    </FromButton>
  ),
  play: async ({ args }) => {
    await tabStops(1)
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: /Commande #aaaa01/ })
    const names = within(dialog)
      .getAllByRole('button')
      .map((button) => button.textContent)
    await waitFor(() => expect(focusedName()).toBe(names[0]))
    await expect(await tabStops(names.length - 1)).toEqual(names.slice(1))
    await expectTrap(dialog)
    await pressEscape(dialog)
    await waitFor(() => expect(focusedName()).toBe('Ouvrir'))
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})
