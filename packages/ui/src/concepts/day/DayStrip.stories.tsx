import type { Day } from '@potager/domain/day'
import type { Guide } from '@potager/storybook/guide'
import { expectTabOrder } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expectRetry, onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DayStrip } from './DayStrip.tsx'

const day: Day = {
  orders: { PENDING: 3, CONFIRMED: 0, PREPARING: 2, READY: 1 },
  ordersToday: 12,
  reservationsToday: 5,
  pendingReservations: 17,
  pendingEventRequests: 10,
  pendingReviews: 25,
  oldReviews: 7,
  openNotices: 2,
  waitingAccounts: null,
  messagesToHandOver: 3,
  messagesGivenUp: 1,
  messagesHeldUp: 0,
  messagesHeldUpSince: null,
  openReports: 9,
  oldReports: 4,
}

const meta = preview.meta({
  title: 'Composants/Ce qui attend',
  id: 'composants-ce-qui-attend',
  component: DayStrip,
  args: { day, today: '2026-11-21', newOrders: 0, sound: false, onSound: fn(), onRetry: fn() },
  parameters: {
    guide: {
      use: [
        'Sous le titre des commandes : ce qui attend quelqu’un aujourd’hui, à côté d’elles, chaque compte menant à sa liste déjà filtrée.',
        'Les nouvelles commandes y sont annoncées, avec un son si on le veut.',
      ],
      avoid: [
        'Pour des chiffres à étudier, prendre les cartes de chiffres : ici un compte est d’abord un lien.',
        'Sur le site public, rien n’attend le visiteur : ne pas le montrer.',
      ],
      writing: [
        'Un nombre puis un mot : « 18 réservations », « 7 avis ».',
        'Les groupes disent quoi faire : « À traiter », et de ce qui attend ce qui est ancien. Un compte que le service ne dit pas n’est pas montré, jamais remplacé par zéro.',
      ],
      accessibility: [
        'Chaque groupe est une liste nommée par son titre ; chaque compte est un lien.',
        'Le son est un bouton à deux états ; les nouvelles commandes sont annoncées sans prendre le focus.',
        'La hauteur ne change pas entre l’attente, l’échec et le contenu ; sur un écran étroit, deux rangs plutôt qu’une ligne qui défile.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Chaque compte mène à ce qu’il compte',
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('region', { name: 'Ce qui attend' }))
    const links = canvas.getAllByRole('link').map((link) => `${link.textContent} → ${link.getAttribute('href')}`)
    await expect(links).toEqual([
      '5 réservations → /reservations?du=2026-11-21&au=2026-11-21',
      '17 réservations → /reservations?statut=PENDING',
      '10 événements → /event-requests?statut=PENDING',
      '25 avis (7 anciens) → /admin/reviews/moderation',
      '2 avis signalés → /admin/reviews/moderation?onglet=signalements',
      '4 messages → /messages',
      '9 signalements (4 anciens) → /chatbot/reports',
    ])
    await expect(canvas.getByRole('list', { name: 'À traiter' })).toBeVisible()
  },
})

export const NewOrders = meta.story({
  name: 'Nouvelles commandes annoncées',
  args: { newOrders: 2, sound: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 nouvelles commandes')
  },
})

export const Sound = meta.story({
  name: 'Son éteint au départ',
  play: async ({ canvasElement, args }) => {
    const sound = within(canvasElement).getByRole('button', { name: /par un son/ })
    await expect(sound).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(sound)
    await expect(args.onSound).toHaveBeenCalledWith(true)
  },
})

export const Blocked = meta.story({
  name: 'Son retenu par le navigateur',
  args: { sound: true, soundBlocked: true },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 140 }}>
        <Story />
      </div>
    ),
  ],
})

const laptop = { viewport: { value: 'laptop', isRotated: false } }

const height = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Ce qui attend' }).getBoundingClientRect().height

export const Loading = meta.story({
  name: 'Chargement, à la même hauteur',
  args: { day: null },
  globals: laptop,
  play: async ({ canvasElement }) => {
    await expect(height(canvasElement)).toBe(36)
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
})

export const Failure = meta.story({
  name: 'Échec, et un nouvel essai',
  args: { day: null, failed: true },
  globals: laptop,
  play: async ({ canvasElement, args }) => {
    await expect(height(canvasElement)).toBe(36)
    await expectRetry(canvasElement, args.onRetry)
  },
})

const nothing = {
  reservationsToday: null,
  pendingReservations: null,
  pendingEventRequests: null,
  openNotices: null,
  messagesToHandOver: null,
  messagesGivenUp: null,
  messagesHeldUp: null,
  messagesHeldUpSince: null,
  openReports: null,
  oldReports: null,
}

export const Partial = meta.story({
  name: 'Ce que le service ne compte pas n’est pas montré',
  args: { day: { ...day, ...nothing } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1)
    await expect(within(canvasElement).queryByText('Aujourd’hui')).toBeNull()
  },
})

/** Rows of counts; none is out of sight. */
async function rowsOf(canvasElement: HTMLElement): Promise<number> {
  const strip = within(canvasElement).getByRole('region', { name: 'Ce qui attend' })
  const tops = new Set<number>()
  for (const link of within(strip).getAllByRole('link')) {
    const { top, right, bottom } = link.getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(strip.getBoundingClientRect().right)
    await expect(bottom).toBeLessThanOrEqual(strip.getBoundingClientRect().bottom)
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
    tops.add(Math.round(top))
  }
  return tops.size
}

export const Phone = meta.story({
  name: 'Téléphone : deux rangs, tous les comptes visibles',
  globals: onPhone,
  args: { newOrders: 2 },
  play: async ({ canvasElement }) => {
    await expect(height(canvasElement)).toBe(128)
    await expect(await rowsOf(canvasElement)).toBe(2)
  },
})

export const AdminPhone = meta.story({
  name: 'Téléphone d’un administrateur : les comptes à admettre aussi',
  globals: onPhone,
  args: { day: { ...day, waitingAccounts: 2 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '2 comptes' })).toBeVisible()
    await rowsOf(canvasElement)
  },
})

export const PhoneLoading = meta.story({
  name: 'Téléphone : chargement, à la même hauteur',
  globals: onPhone,
  args: { day: null },
  play: async ({ canvasElement }) => {
    await expect(height(canvasElement)).toBe(128)
  },
})

export const Tablet = meta.story({
  name: 'Tablette : deux rangs',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(height(canvasElement)).toBe(66)
    await expect(await rowsOf(canvasElement)).toBe(2)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : les comptes dans leur ordre, puis le son',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const sound = canvas.getByRole('button', { name: /par un son/ })
    await expectTabOrder([...canvas.getAllByRole('link'), sound])
    await userEvent.keyboard(' ')
    await expect(args.onSound).toHaveBeenCalledWith(true)
    await expect(sound).toHaveFocus()
  },
})
