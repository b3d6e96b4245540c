import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expectRetry, inTheJardin, onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ORDERS_NOW, order } from '../order.fixtures.ts'
import { type ServiceColumn, ServiceScreen, type ServiceStatus } from './ServiceScreen.tsx'

const MINUTE = 60_000
const waiting = order('a1b2c3', { createdAt: ORDERS_NOW - 41 * MINUTE })
const confirmed = order('d4e5f6', { status: 'CONFIRMED', createdAt: ORDERS_NOW - 18 * MINUTE, delivery: true })
const ready = order('0a0b0c', { status: 'READY', createdAt: ORDERS_NOW - 4 * MINUTE })

const full: Record<ServiceStatus, ServiceColumn> = {
  PENDING: { orders: [waiting], more: false },
  CONFIRMED: { orders: [confirmed], more: false },
  PREPARING: { orders: [], more: false },
  READY: { orders: [ready], more: false },
}
const none: ServiceColumn = { orders: [], more: false }
const unread: ServiceColumn = { orders: null, more: false }
const loading = { PENDING: unread, CONFIRMED: unread, PREPARING: unread, READY: unread }

const numbered = order('b7c8d9', {
  dayNumber: 12,
  createdAt: ORDERS_NOW - 41 * MINUTE,
  lines: waiting.lines.map((line) => ({ ...line, note: 'sans oignon' })),
  delivery: true,
  wantedTime: '19:30',
  deliveryAddress: '3 rue des Lilas',
  deliveryPhone: '+33612345678',
})

const meta = preview.meta({
  title: 'Écrans/Service',
  id: 'ecrans-service',
  component: ServiceScreen,
  args: {
    columns: full,
    now: ORDERS_NOW,
    restaurants: [
      { id: 'r1', name: 'La Fève Tonka' },
      { id: 'r2', name: 'Le Cardon Rouge' },
    ],
    restaurant: '',
    queued: new Map(),
    printing: null,
    cut: false,
    onRestaurant: fn(),
    onMove: fn(),
    onTakeBack: fn(),
    onAlone: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
})

export const NoLines = meta.story({
  name: 'Plats non renseignés par le serveur',
  args: { columns: { ...full, PENDING: { orders: [order('a1b2c3', { lines: [] })], more: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plats non renseignés')).toBeVisible()
  },
})

export const Usual = meta.story({
  name: 'Une colonne par état, une prochaine étape par commande',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const column = within(canvas.getByRole('region', { name: /^En attente/ }))
    await expect(column.getByText('depuis 41 min')).toBeVisible()
    await userEvent.click(column.getByRole('button', { name: 'Confirmer, #a1b2c3' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(waiting, 'CONFIRMED')
    await expect(canvas.getByText('Rien ici.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer le ticket de la commande d4e5f6' }))
    await expect(args.onPrint).toHaveBeenLastCalledWith(confirmed)
    await userEvent.selectOptions(canvas.getByLabelText('Restaurant'), 'Le Cardon Rouge')
    await expect(args.onRestaurant).toHaveBeenLastCalledWith('r2')
  },
})

export const OnPhone = meta.story({
  name: 'Sur un téléphone, le compte au-dessus des colonnes',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const counts = canvas.getByText(/commandes? en cours$/).getBoundingClientRect()
    const columns = canvas.getByRole('region', { name: /^En attente/ }).getBoundingClientRect()
    await expect(counts.bottom).toBeLessThanOrEqual(columns.top)
  },
})

export const Printing = meta.story({
  name: 'Un ticket s’imprime : le nom de la maison et l’heure de la commande à sa tête, et à la sienne seulement',
  tags: ['[HOU-08]'],
  args: { printing: confirmed.id },
  beforeEach: inTheJardin,
  play: async ({ canvasElement }) => {
    const ticket = within(canvasElement).getByRole('article', { name: '#d4e5f6' })
    await expect(ticket.textContent).toMatch(/^Le Jardin#d4e5f6.*21\/11\/2026 19:12/)
    await expect(within(canvasElement).getAllByText('Le Jardin')).toHaveLength(1)
  },
})

export const DayNumbers = meta.story({
  name: 'Le numéro du jour, l’heure souhaitée, où livrer et les notes des plats',
  tags: ['[ORD-40]', '[WIZ-22]', '[WIZ-23]'],
  args: { columns: { ...full, PENDING: { orders: [numbered, waiting], more: false } } },
  play: async ({ canvasElement }) => {
    const ticket = (name: string) => within(within(canvasElement).getByRole('article', { name }))
    await expect(ticket('#b7c8d9').getByText('n° 12')).toBeVisible()
    await expect(ticket('#b7c8d9').getAllByText('sans oignon')).toHaveLength(2)
    await expect(ticket('#b7c8d9').getByText('pour 19:30')).toBeVisible()
    await expect(ticket('#b7c8d9').getByText('3 rue des Lilas')).toBeVisible()
    await expect(ticket('#b7c8d9').getByText('06 12 34 56 78')).toBeVisible()
    await expect(ticket('#a1b2c3').queryByText(/^n°/)).toBeNull()
    await expect(ticket('#a1b2c3').queryByText(/^pour/)).toBeNull()
  },
})

export const Cut = meta.story({
  name: 'Réseau coupé : noté, et envoyé plus tard',
  args: { cut: true, queued: new Map([[waiting.id, 'CONFIRMED' as const]]) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Un changement attend la connexion et partira tout seul.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Noté, sera envoyé, #a1b2c3' }))
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

export const Held = meta.story({
  name: 'Terminée : on peut revenir pendant dix secondes',
  tags: ['[BRD-01]'],
  args: { queued: new Map([[ready.id, 'COMPLETED' as const]]), held: new Set([ready.id]) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const ticket = within(canvas.getByRole('article', { name: '#0a0b0c' }))
    await userEvent.click(ticket.getByRole('button', { name: 'Terminée, #0a0b0c' }))
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(ticket.getByRole('button', { name: 'Revenir sur la commande 0a0b0c' }))
    await expect(args.onTakeBack).toHaveBeenCalledWith(ready)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Alone = meta.story({
  name: 'Mode cuisine, un restaurant choisi : allergènes courts, sans le nom du restaurant',
  tags: ['[BRD-02]'],
  args: { alone: true, restaurant: 'r1' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText(new RegExp(waiting.restaurantName ?? ''), { selector: 'p *, p' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Quitter le mode cuisine' }))
    await expect(args.onAlone).toHaveBeenCalledWith(false)
  },
})

export const Loading = meta.story({
  name: 'En chargement, sur un téléphone : la première colonne a la place de ses commandes',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { columns: loading },
  play: async ({ canvas }) => {
    const second = canvas.getByRole('region', { name: 'Confirmée' })
    await expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight)
  },
})

export const Failed = meta.story({
  name: 'En échec',
  args: { columns: loading, cut: true },
  play: async ({ canvasElement, args }) => {
    await expectRetry(canvasElement, args.onRetry)
  },
})

export const Full = meta.story({
  name: 'Plus de commandes que l’écran n’en montre, textes longs',
  args: {
    columns: {
      ...full,
      PENDING: {
        more: true,
        orders: [
          order('aaaaaa', {
            customerName: 'Marie-Antoinette de La Rochefoucauld-Montmorency',
            lines: waiting.lines.map((line) => ({
              ...line,
              dishName: `${line.dishName} aux graines de courge torréfiées et à l’huile de noix`,
              allergens: null,
            })),
          }),
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Allergènes non renseignés')[0]).toBeVisible()
    await expect(canvas.getByText('Seules les 100 plus anciennes de chaque état sont affichées.')).toBeVisible()
  },
})

export const Empty = meta.story({
  name: 'Aucune commande en cours',
  args: { columns: { PENDING: none, CONFIRMED: none, PREPARING: none, READY: none } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Rien ici.')).toHaveLength(4)
  },
})

export const Narrow = meta.story({
  name: 'Quatre colonnes étroites : les boutons restent dans leur carte',
  render: (args) => (
    <div style={{ width: 720 }}>
      <ServiceScreen {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const ticket of within(canvasElement).getAllByRole('article')) {
      const { right } = ticket.getBoundingClientRect()
      for (const button of within(ticket).getAllByRole('button')) {
        await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
      }
    }
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : imprimer, puis avancer, colonne après colonne',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Imprimer le ticket de la commande a1b2c3' }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Confirmer, #a1b2c3' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenLastCalledWith(waiting, 'CONFIRMED')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Imprimer le ticket de la commande d4e5f6' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onPrint).toHaveBeenLastCalledWith(confirmed)
  },
})
