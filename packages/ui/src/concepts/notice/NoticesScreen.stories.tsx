import { moderationMessages, noticeScreenMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Guide } from '@potager/storybook/guide'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectFilledBy, expectRetry, onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NoticesScreen } from './NoticesScreen.tsx'
import { notice, now, waiting } from './notice.fixtures.ts'

const page = waiting()
const [first] = page.items

const meta = preview.meta({
  title: 'Écrans/Gestion/Avis signalés',
  id: 'ecrans-avis-signales',
  component: NoticesScreen,
  parameters: {
    page: true,
    guide: {
      use: ['Dans la modération : ce que des visiteurs reprochent à des avis publiés, à décider un par un.'],
      avoid: ['Pour un avis qui attend sa publication, prenez « ModerationScreen ».'],
      writing: ['Le motif d’abord, puis l’explication, puis l’avis tel que tous le lisent.'],
      accessibility: [
        'Chaque bouton « Décider » dit de quel signalement ; le focus passe au suivant quand il est clos.',
      ],
    } satisfies Guide,
  },
  args: { notices: page, page: 0, now, onPage: fn(), onRefresh: fn(), onDecide: fn() },
})

export const Nominal = meta.story({
  name: 'Le plus ancien d’abord, avec son avis',
  tags: ['[REV-63]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('3 signalements ouverts')).toBeVisible()
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(3)
    const card = within(cards[0] ?? canvasElement)
    await expect(card.getByRole('heading')).toHaveTextContent('Propos injurieux ou haineux')
    await expect(card.getByText('Il insulte le serveur dans la deuxième phrase.')).toBeVisible()
    await expect(card.getByText('Le serveur est un âne. À fuir.')).toBeVisible()
    await expect(card.getByText(/attend depuis 2.* · Signalements de cet avis\s: 3/)).toBeVisible()
    await expect(within(cards[2] ?? canvasElement).getByText(words.unpublished)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: /^Décider du signalement/ }))
    await expect(args.onDecide).toHaveBeenCalledWith(first)
  },
})

export const NotTheirs = meta.story({
  name: 'D’un restaurant où l’on travaille : un autre décide',
  tags: ['[TEA-17]'],
  args: { closed: ({ id }) => (id === first?.id ? moderationMessages.ownRestaurant : undefined) },
  play: async ({ canvas }) => {
    const [closed, open] = canvas.getAllByRole('article')
    await expect(closed).toHaveTextContent('un gérant ou un administrateur décide.')
    await expect(closed?.querySelector('button')).toBeNull()
    await expect(open?.querySelector('button')).not.toBeNull()
  },
})

export const OwnAddresses = meta.story({
  name: 'Chez un autre : ses adresses à lui',
  args: { linkTo: (id) => `/lieux/${id}` },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /nouvel onglet/ })
    await expect(links.length).toBeGreaterThan(0)
    for (const link of links) await expect(link.getAttribute('href')).toMatch(/^\/lieux\//)
  },
})

export const Empty = meta.story({
  name: 'Aucun signalement',
  tags: ['[OPN-02]'],
  args: {
    notices: { ...page, items: [], total: 0, totalPages: 0 },
    origin: <a href={paths.home}>Voir le site public</a>,
  },
  play: async ({ canvasElement }) => {
    await expectFilledBy(
      canvasElement,
      'Aucun signalement ouvert.',
      'Les visiteurs signalent un avis publié depuis la page du restaurant.',
      'Voir le site public',
    )
  },
})

export const Loading = meta.story({ name: 'Chargement', args: { notices: null } })

export const Failure = meta.story({
  name: 'Échec',
  args: { notices: null, failure: 'Le service est indisponible.' },
  play: async ({ canvasElement, args }) => expectRetry(canvasElement, args.onRefresh),
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    notices: {
      ...page,
      items: [
        notice('0197d009', {
          explanation: `${longText} ${longWord}`,
          review: { ...notice('x').review, comment: longWord, author: longWord, resourceName: longWord },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })
