import { wallToInstant } from '@potager/domain/time'
import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, within } from 'storybook/test'
import { ReviewList, ReviewSection, Stars } from './index.ts'
import { Rating } from './Rating.tsx'

const review = (id: string, rating: number | null, comment?: string) => ({
  id,
  author: 'Zoé N.',
  rating,
  createdAt: wallToInstant('2026-11-15T21:04:00'),
  experienceDate: '2026-11-09',
  ...(comment ? { comment } : {}),
})

const reviews = [
  { ...review('1', 5, 'Enfin du bio qui a du goût.\nL’addition reste douce pour cette qualité.'), verified: true },
  review('2', 3),
  review('3', null, 'Repas honnête, salle bruyante.'),
]

const paged = (items: typeof reviews, totalPages: number) => ({
  items,
  total: 23,
  totalPages,
  page: 0,
  size: 10,
  first: true,
  last: false,
})

const meta = preview.meta({
  title: 'Composants/Site/Avis',
  id: 'composants-site-avis',
  component: ReviewSection,
  subcomponents: { ReviewList, Stars, Rating },
  args: {
    summary: { resourceId: 'r1', average: 4.3, count: 23 },
    list: paged(reviews, 3),
    page: 2,
    addressOf: (page: number) => `#avis-${page}`,
  },
  parameters: {
    guide: {
      use: [
        'Sur la page d’un restaurant : la moyenne, comment les avis sont vérifiés, et une page d’avis.',
        '« Rating » : pour la moyenne des avis approuvés d’un restaurant ou d’un plat.',
      ],
      avoid: [
        'Pour une moyenne seule, prenez « Rating ».',
        'Pour décider d’un avis, prenez « ReviewCard » de la modération.',
        '« Rating » : pour un seul avis, ses étoiles sont dans « ReviewSection ».',
        'Sans avis : n’affichez rien plutôt que zéro.',
      ],
      writing: [
        'La moyenne a une décimale et son nombre : « 4,3 sur 5 · 23 avis ».',
        'Un avis sans texte le dit : « Note laissée sans commentaire. »',
        '« Rating » : une décimale, à la virgule, et le nombre qui l’appuie : « 4,3 sur 5 · 23 avis ».',
      ],
      accessibility: [
        'Les étoiles sont une image nommée : « Note : 5 sur 5 ».',
        'Les pages sont des liens dans une navigation nommée : chaque page a son adresse.',
        '« Rating » : tout est du texte : l’étoile est dessinée par la feuille de style et n’est pas lue.',
      ],
    } satisfies Guide,
  },
})

export const Middle = meta.story({
  name: 'Note moyenne, avis datés, pages d’avant et d’après',
  tags: ['[REV-52]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('4,3 sur 5 · 23 avis')).toBeVisible()
    await expect(canvas.getByRole('img', { name: /Note\s: 5 sur 5/ })).toBeVisible()
    await expect(canvas.getByText('Sans note')).toBeVisible()
    // The badge is of one of the three.
    await expect(canvas.getAllByText('Visite vérifiée')).toHaveLength(1)
    await expect(canvas.getByText('Note laissée sans commentaire.')).toBeVisible()
    await expect(canvas.getAllByText('Avis du dimanche 15 novembre 2026')).toHaveLength(3)
    await expect(canvas.getAllByText('Visite du lundi 9 novembre 2026')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /règles de publication/ })).toHaveAttribute('href', '/avis/regles')
    await expect(canvas.getByRole('link', { name: 'Avis plus récents' })).toHaveAttribute('href', '#avis-1')
    await expect(canvas.getByRole('link', { name: 'Plus d’avis' })).toHaveAttribute('href', '#avis-3')
  },
})

export const Notices = meta.story({
  name: 'Chaque avis peut être signalé',
  tags: ['[REV-61]'],
  args: { notices: true },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', {
      name: /^Signaler cet avis \(Zoé N\., dimanche 15 novembre 2026\)/,
    })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['1', '2', '3'].map((id) => `/signaler-avis/${id}`),
    )
  },
})

export const OwnAddresses = meta.story({
  name: 'Chez un autre : ses adresses à lui',
  args: { notices: true, rules: '/chez-moi/regles', linkTo: ({ id }) => `/chez-moi/avis/${id}/signaler` },
  play: async ({ canvas }) => {
    const address = (link: HTMLElement) => link.getAttribute('href')
    await expect(canvas.getAllByRole('link', { name: /^Signaler cet avis/ }).map(address)).toEqual(
      ['1', '2', '3'].map((id) => `/chez-moi/avis/${id}/signaler`),
    )
    await expect(address(canvas.getByRole('link', { name: /règles de publication/ }))).toBe('/chez-moi/regles')
  },
})

export const OnlyPage = meta.story({
  name: 'Une seule page',
  args: { page: 1, list: paged(reviews, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
})

export const BeyondTheLast = meta.story({
  name: 'Une page qui n’existe pas',
  args: { page: 9, list: paged([], 3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Il n’y a pas d’avis sur cette page.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Avis plus récents' })).toHaveAttribute('href', '#avis-3')
  },
})

export const Alone = meta.story({
  name: 'Des avis sans leur section, une note donnée seule',
  render: () => (
    <>
      <Stars rating={4} />
      <ReviewList reviews={reviews.slice(0, 1)} notices />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /4.*sur 5/ })).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Visite vérifiée')
    await expect(canvas.getByRole('link', { name: /^Signaler cet avis/ })).toHaveAttribute('href', '/signaler-avis/1')
  },
})

export const NoReview = meta.story({
  name: 'Pas encore d’avis',
  args: { page: 1, summary: { resourceId: 'r1', average: null, count: 0 }, list: paged([], 0) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Pas encore d'avis")).toBeVisible()
    await expect(within(canvasElement).queryByText(/sur 5/)).toBeNull()
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { page: 1, list: paged([review('1', 1, `${longText} ${longWord}`)], 1) },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : les règles, puis les pages',
  play: async ({ canvasElement }) => {
    const [rules, newer, older, out] = await tabStops(4)
    await expect(rules).toMatch(/règles de publication/)
    await expect([newer, older, out]).toEqual(['Avis plus récents', 'Plus d’avis', ''])
    await expect(within(canvasElement).getByRole('navigation')).toHaveAccessibleName()
  },
})

const mean = { average: 4.3, count: 23 }

export const Mean = meta.story({
  name: 'Moyenne et nombre',
  render: () => <Rating {...mean} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4,3 sur 5 · 23 avis')).toBeVisible()
  },
})

export const WholeMean = meta.story({
  name: 'Un seul avis, note entière',
  render: () => <Rating {...mean} average={5} count={1} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('5,0 sur 5 · 1 avis')).toBeVisible()
  },
})
