import { FromButton, StoryButton } from '@potager/storybook/from-button'
import type { Guide } from '@potager/storybook/guide'
import { expectTrap, focusedName, pressEscape, tabStops } from '@potager/storybook/keyboard'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { OrderDetailDialog, type OrderDetailDialogProps, OrderVisit } from './OrderDetailDialog.tsx'
import { order, orderOddities } from './order.fixtures.ts'

const meta = preview.meta({
  title: 'Composants/Commande/Détail',
  id: 'composants-commande-detail',
  component: OrderDetailDialog,
  subcomponents: { OrderVisit },
  args: { order: order('aaaa01'), onClose: fn(), onMove: fn() },
  parameters: {
    guide: {
      use: [
        'Pour tout savoir d’une commande sans quitter la liste : plats, allergènes, total, client, étapes possibles.',
        '« OrderVisit » : au pied du ticket d’une commande terminée : où son client donne son avis.',
      ],
      avoid: [
        'Pour préparer une nouvelle commande, prenez l’assistant de commande.',
        'En cuisine, prenez l’écran de service : le détail n’y a pas sa place.',
        '« OrderVisit » : sur une commande en cours : son adresse n’existe pas encore.',
      ],
      writing: [
        'Le titre porte le numéro : « Commande #aaaa01 ».',
        'Chaque étape est un verbe : « Confirmer », « Annuler la commande » ; le total est toujours « TTC ».',
        '« OrderVisit » : l’adresse est écrite en entier, sans « https:// », telle qu’on la tape.',
      ],
      accessibility: [
        'Les plats sont un tableau ; les allergènes d’un plat sont lus avec lui.',
        'Échap ou « Fermer » rend le focus à la commande de la liste.',
        'Pendant une étape, les boutons restent atteignables et ne partent pas deux fois.',
        '« OrderVisit » : le code QR est une image nommée ; l’adresse à côté dit la même chose.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Nominal',
  tags: ['[ORD-12]', '[ORD-18]', '[ORD-21]'],
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
    // The event that the browser fires on Escape.
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onClose).toHaveBeenCalled()
  },
})

export const NoLines = meta.story({
  name: 'Plats non renseignés par le serveur',
  args: { order: order('aaaa01', { lines: [] }) },
  play: async () => {
    await expect(await screen.findByRole('cell', { name: 'Plats non renseignés' })).toBeVisible()
  },
})

export const DayNumber = meta.story({
  name: 'Le numéro du jour, les notes des plats, l’heure souhaitée et où livrer',
  tags: ['[ORD-40]', '[WIZ-23]'],
  args: {
    order: order('aaaa01', {
      dayNumber: 12,
      delivery: true,
      wantedTime: '19:30',
      deliveryAddress: '3 rue des Lilas',
      deliveryPhone: '+33612345678',
      lines: order('aaaa01').lines.map((line) => ({ ...line, note: 'sans oignon' })),
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /Commande #aaaa01 · n°\s12 En attente/ })).toBeVisible()
    await expect(screen.getAllByText('sans oignon')).toHaveLength(2)
    await expect(screen.getByText('19:30')).toBeVisible()
    await expect(screen.getByText('3 rue des Lilas')).toBeVisible()
    await expect(screen.getByText('06 12 34 56 78')).toBeVisible()
  },
})

export const Ticket = meta.story({
  name: 'Terminée : son ticket s’imprime avec l’adresse d’avis',
  tags: ['[REV-59]'],
  args: {
    order: order('aaaa01', { status: 'COMPLETED' }),
    visit: {
      path: '/avis/7KQ2-M4XZ-90PD',
      address: 'https://potager.example/avis/7KQ2-M4XZ-90PD',
      until: '2027-02-19',
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /Commande #aaaa01/ }))
    await expect(await dialog.findByRole('img', { name: /^Code QR vers https/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Imprimer le ticket' })).toBeVisible()
  },
})

export const Cancelling = meta.story({
  name: 'Annuler aussi, après une question, loin du prochain pas',
  tags: ['[ORD-28]'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /Commande #aaaa01/ }))
    const [close, forward, cancel] = dialog.getAllByRole('button')
    await expect([close, forward, cancel].map((button) => button?.textContent)).toEqual([
      'Fermer',
      'Confirmer',
      'Annuler la commande',
    ])
    // In a row of its own, on a phone too.
    const gap = (cancel?.getBoundingClientRect().top ?? 0) - (forward?.getBoundingClientRect().bottom ?? 0)
    await expect(gap).toBeGreaterThan(8)
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }))
    const answer = async (name: string) => {
      const question = await screen.findByRole('alertdialog', { name: 'Annuler la commande aaaa01\u00a0?' })
      await userEvent.click(within(question).getByRole('button', { name }))
    }
    await answer('Garder la commande')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler la commande' }))
    await answer('Annuler la commande')
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenLastCalledWith(args.order, 'CANCELED')
  },
})

/** Orders opened by address: the back button closes one, even with a confirmation above it. */
function ByAddress({ order: first, ...props }: OrderDetailDialogProps) {
  const [shown, show] = useState<OrderDetailDialogProps['order']>(null)
  return (
    <>
      <StoryButton onClick={() => show(first)}>Première</StoryButton>
      <StoryButton onClick={() => show(order('aaaa02'))}>Seconde</StoryButton>
      <StoryButton onClick={() => show(null)}>Retour du navigateur</StoryButton>
      <OrderDetailDialog {...props} order={shown} onClose={() => show(null)} />
    </>
  )
}

export const OtherOrder = meta.story({
  name: 'Une question laissée ouverte ne se pose pas sur une autre commande, ni à nouveau sur la sienne',
  tags: ['[ORD-28]'],
  render: (args) => <ByAddress {...args} />,
  play: async ({ canvasElement }) => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Première')
    await press('Annuler la commande')
    await expect(screen.getByRole('alertdialog', { name: /aaaa01/ })).toBeVisible()
    // The modal makes the page inert, and in this story also the button that stands for the browser's.
    within(canvasElement).getByText('Retour du navigateur').click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    for (const [name, number] of [
      ['Seconde', /aaaa02/],
      ['Première', /aaaa01/],
    ] as const) {
      await press(name)
      await expect(await screen.findByRole('dialog', { name: number })).toBeVisible()
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await press('Fermer')
    }
  },
})

export const PreparingOnly = meta.story({
  name: 'En préparation : elle ne s’annule plus',
  tags: ['[ORD-30]'],
  args: { order: order('aaaa03', { status: 'PREPARING' }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Fermer', 'Marquer prête'])
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
  name: 'Terminée : plus aucun pas',
  tags: ['[ORD-32]'],
  args: { order: order('aaaa06', { status: 'COMPLETED' }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Fermer'])
  },
})

export const Phone = meta.story({
  name: 'Téléphone : les chiffres les uns sous les autres',
  globals: onPhone,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const edges = (cells: string) =>
      [...dialog.querySelectorAll(cells)].map((cell) => {
        const figures = document.createRange()
        figures.selectNodeContents(cell)
        return Math.round(figures.getBoundingClientRect().right)
      })
    const quantities = edges('tbody td:nth-child(3)')
    await expect(quantities.length).toBeGreaterThan(1)
    await expect(new Set(quantities).size).toBe(1)
    await expect(new Set(edges('tbody td:nth-child(4), tfoot td')).size).toBe(1)
    await expect(overflowOf(dialog)).toBe(0)
  },
})

export const LongText = meta.story({ name: 'Textes longs', args: { order: orderOddities[0] ?? null } })

export const Unknown = meta.story({
  name: 'Statut, date et allergènes inconnus',
  args: { order: orderOddities[1] ?? null },
})

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

const visit = {
  path: '/avis/7KQ2-M4XZ-90PD',
  address: 'https://potager.example/avis/7KQ2-M4XZ-90PD',
  until: '2027-02-19',
}

const visitArgs = { visit }

export const VisitAddress = meta.story({
  name: 'Nominal',
  tags: ['[REV-59]'],
  render: () => <OrderVisit {...visitArgs} />,
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Votre avis compte' }))
    const code = section.getByText('7KQ2-M4XZ-90PD')
    await expect(code.parentElement).toHaveTextContent('potager.example/avis/7KQ2-M4XZ-90PD')
    await expect(section.getByText('Adresse valable jusqu’au vendredi 19 février 2027.')).toBeVisible()
    await expect(await section.findByRole('img', { name: `Code QR vers ${visit.address}` })).toBeVisible()
  },
})

export const LongAddress = meta.story({
  name: 'Adresse longue, sur un téléphone',
  render: () => (
    <OrderVisit
      {...visitArgs}
      visit={{ ...visit, address: `https://${'restaurant-'.repeat(6)}example.fr/avis/7KQ2-M4XZ-90PD` }}
    />
  ),
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
