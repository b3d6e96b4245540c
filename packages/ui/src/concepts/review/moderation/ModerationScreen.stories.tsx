import { paths } from '@potager/domain/paths'
import { tabUncovered } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expectFilledBy, onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { expect, userEvent, within } from 'storybook/test'
import { review, waiting } from '../review.fixtures.ts'
import { ModerationScreen } from './ModerationScreen.tsx'
import { card, cards, ids, moderation, moderationPage, StoryModeration } from './StoryModeration.tsx'

const meta = preview.meta({
  title: 'Écrans/Modération des Avis',
  id: 'ecrans-moderation-avis',
  component: StoryModeration,
  subcomponents: { ModerationScreen },
  args: moderation,
})

export const Nominal = meta.story({
  name: 'Ce qui attend, avec ses deux décisions',
  tags: [
    '[REV-01]',
    '[REV-03]',
    '[REV-04]',
    '[REV-10]',
    '[REV-12]',
    '[REV-18]',
    '[REV-20]',
    '[REV-21]',
    '[REV-22]',
    '[REV-23]',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Modération des Avis')
    const figures = canvas.getByRole('region', { name: 'Statistiques de modération' })
    await expect(figures).toHaveTextContent('En attente23Plus de 7 jours7Approuvés140Rejetés15Traités en tout155')
    const overview = canvas.getByRole('region', { name: 'Vue d’ensemble' })
    await expect(overview).toHaveTextContent(/approuvés90,3.%.*traités87,1.%.*7 jours30,4.%/)
    await expect(within(canvas.getByRole('region', { name: 'Conseils' })).getAllByRole('listitem')).toHaveLength(4)
    const first = card(canvasElement, 0)
    await first.findByRole('img', { name: /^Note.: 2 sur 5$/ })
    await first.findByText('Note basse')
    await first.findByText('Plus de 7 jours')
    await expect(cards(canvasElement)[0]).toHaveTextContent(/Restaurant 0197a001.*Auteur 0197b111\*{5} · Avis 0197c001/)
    await expect(cards(canvasElement)[0]).toHaveTextContent('Reçu le 09/11/2026 12:00 · attend depuis 12 j')
    await expect(first.getByRole('link', { name: /La Fève Tonka/ })).toHaveAttribute('href', '#RESTAURANT')
    await userEvent.click(first.getByRole('button', { name: '2 autres avis de cet auteur en attente' }))
    await expect(args.onAuthor).toHaveBeenCalledWith(waiting[0]?.userId)
    await userEvent.click(await first.findByRole('button', { name: 'Approuver l’avis 0197c001' }))
    await expect(args.onApprove).toHaveBeenCalledWith([waiting[0]])
    await expect(cards(canvasElement)[3]).toHaveTextContent('FOOD TRUCK 0197a001')
    await expect(card(canvasElement, 3).queryByText('Plus de 7 jours')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Actualiser' }))
    await expect(args.onRefresh).toHaveBeenCalled()
  },
})

export const Loading = meta.story({ name: 'Chargement', args: { reviews: null, stats: null } })

export const Refreshing = meta.story({ name: 'Actualisation', args: { refreshing: true } })

export const Next = meta.story({ name: 'Page vidée, la suite arrive', args: { reviews: moderationPage([], 13) } })

export const Empty = meta.story({
  name: 'Rien à modérer',
  tags: ['[OPN-02]'],
  args: { reviews: moderationPage([]), origin: <a href={paths.reviewRules}>Voir qui peut donner un avis</a> },
  play: async ({ canvasElement }) => {
    await expectFilledBy(
      canvasElement,
      'Aucun avis en attente',
      'Ceux que les clients donnent après leur visite apparaîtront ici, avant d’être publiés.',
      'Voir qui peut donner un avis',
    )
  },
})

export const FilteredEmpty = meta.story({
  name: 'Rien avec ces filtres',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Commentaire ou auteur, sur cette page'), 'introuvable')
    await canvas.findByText('Aucun avis ne correspond sur cette page')
  },
})

export const Failure = meta.story({
  name: 'Échecs, et un nouvel essai',
  tags: ['[REV-36]', '[REV-37]', '[REV-38]'],
  args: { reviews: null, failure: unreachableMessage, stats: null, statsFailed: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [figures, list] = canvas.getAllByRole('alert')
    await expect(figures).toHaveTextContent('Erreur lors du chargement des statistiques de modération')
    await expect(list).toHaveTextContent('Erreur lors du chargement des avis en attente')
    await userEvent.click(within(list as HTMLElement).getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRefresh).toHaveBeenCalled()
  },
})

export const Underway = meta.story({
  name: 'Décisions en cours : les touches attendent',
  args: { busy: ids(0, 1), chosen: ids(0, 1), progress: { done: 1, total: 3 } },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('1 sur 3 traité')
    await userEvent.click(await card(canvasElement, 0).findByRole('button', { name: /^Approuver/ }))
    await userEvent.keyboard('ja')
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  name: 'Un échec : l’avis reste sélectionné, avec sa raison',
  args: {
    chosen: ids(1),
    problems: new Map([[waiting[1]?.id ?? '', 'Vous ne pouvez pas modérer votre propre avis.']]),
  },
  play: async ({ canvasElement }) => {
    await expect(card(canvasElement, 1).getByRole('alert')).toHaveTextContent('votre propre avis')
    await expect(card(canvasElement, 1).getByRole('checkbox')).toBeChecked()
  },
})

export const Elsewhere = meta.story({
  name: 'Traité ailleurs pendant la lecture : aucune touche n’en décide un autre',
  args: { leaves: waiting[1]?.id ?? '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    // Tab first: a single key pressed at once could come before the page listens.
    await userEvent.tab()
    await userEvent.keyboard('jj')
    await canvas.findByText('L’avis que vous lisiez vient d’être traité ailleurs.')
    await expect(cards(canvasElement)).toHaveLength(3)
    await expect(canvas.getByRole('list', { name: 'Avis en attente' })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.keyboard('ja')
    await expect(args.onApprove).toHaveBeenCalledWith([waiting[0]])
  },
})

export const OneAuthor = meta.story({
  name: 'Les avis d’un seul auteur',
  args: { author: waiting[0]?.userId ?? '', reviews: moderationPage(waiting.slice(0, 1)) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Avis de 0197b111***** seulement')
    await userEvent.click(canvas.getByRole('button', { name: 'Voir tous les auteurs' }))
    await expect(args.onAuthor).toHaveBeenCalledWith(null)
  },
})

const long = `${'Une phrase qui n’en finit pas, '.repeat(30)}${'inséparable'.repeat(20)}.`

export const Long = meta.story({
  name: 'Textes longs',
  args: {
    reviews: moderationPage([
      review('0197d001', { comment: long, rating: 1 }),
      review('0197d002', { resourceType: 'DISH', comment: 'Ligne une.\nLigne deux.\n\nLigne quatre.' }),
    ]),
    resourceOf: () => ({ name: 'Restaurant communal des bords de l’Erdre et de la rivière Loire réunies', href: '#' }),
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
})

export const Keys = meta.story({
  name: 'Au clavier : la barre d’une sélection ne couvre rien de ce qui a le focus',
  args: { reviews: moderationPage(Array.from({ length: 20 }, (_, index) => review(`0197d0${index + 10}`))) },
  play: async ({ canvasElement }) => {
    await userEvent.click(card(canvasElement, 0).getByRole('checkbox'))
    await tabUncovered(card(canvasElement, 19).getByRole('button', { name: /^Approuver/ }))
  },
})
