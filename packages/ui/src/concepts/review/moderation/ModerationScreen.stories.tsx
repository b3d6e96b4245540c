import { moderationMessages, moderationScreenMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type Review, wholeReviewView } from '@potager/domain/review'
import { expectTrap, pressEscape, tabTo, tabUncovered } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expectFilledBy, onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { now, resourceLink, review, waiting } from '../review.fixtures.ts'
import { ModerationScreen } from './ModerationScreen.tsx'
import type { ModerationScreenProps, ReviewLayout } from './moderation-page.ts'
import { RejectionDialog } from './RejectionDialog.tsx'

const moderationPage = (items: readonly Review[], total = items.length) => ({
  items,
  total,
  totalPages: Math.ceil(total / 10),
})
const ids = (...indexes: number[]) => new Set(indexes.map((index) => waiting[index]?.id ?? ''))

/** Four of the twenty-three pending reviews, with nothing in progress. */
const moderation = {
  reviews: moderationPage(waiting, 23),
  stats: { pending: 23, approved: 140, rejected: 15, oldPending: 7, totalProcessed: 155 },
  page: 0,
  author: null,
  now,
  busy: new Set<string>(),
  progress: null,
  problems: new Map<string, string>(),
  decidedHere: new Set<string>(),
  resourceOf: resourceLink,
  onPage: fn(),
  onAuthor: fn(),
  onApprove: fn(),
  onReject: fn(),
  onRefresh: fn(),
}

const cards = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('article')
const card = (canvasElement: HTMLElement, index: number) => within(cards(canvasElement)[index] as HTMLElement)
const focusOn = (canvasElement: HTMLElement, index: number) => expect(cards(canvasElement)[index]).toHaveFocus()

const nothing: ReadonlySet<string> = new Set()

type StoryModerationProps = Omit<
  ModerationScreenProps,
  'view' | 'layout' | 'selected' | 'shortcuts' | 'rejection' | 'onView' | 'onLayout' | 'onSelect' | 'onShortcuts'
> & {
  chosen?: ReadonlySet<string>
  /** Id of a review removed once it gets the focus, as if somebody else had decided on it. */
  leaves?: string
}

/** The screen, with the state that its page owns. */
function StoryModeration({ chosen = nothing, leaves, reviews, ...props }: StoryModerationProps) {
  const [view, setView] = useState(wholeReviewView)
  const [layout, setLayout] = useState<ReviewLayout>('list')
  const [selected, select] = useState(chosen)
  const [shortcuts, setShortcuts] = useState(true)
  const [left, setLeft] = useState(false)
  useEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.dataset.review === leaves) setLeft(true)
    }
    document.addEventListener('focusin', watch)
    return () => document.removeEventListener('focusin', watch)
  }, [leaves])
  const items = reviews?.items.filter(({ id }) => !left || id !== leaves)
  return (
    <ModerationScreen
      {...props}
      reviews={reviews && items ? { ...reviews, items } : null}
      view={view}
      layout={layout}
      selected={selected}
      shortcuts={shortcuts}
      rejection={(dialog) => <RejectionDialog {...dialog} />}
      onView={setView}
      onLayout={setLayout}
      onSelect={select}
      onShortcuts={setShortcuts}
    />
  )
}

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

export const Filters = meta.story({
  name: 'Récents, Anciens, Tous, recherche et tri',
  tags: ['[REV-05]', '[REV-06]', '[REV-07]', '[REV-08]', '[REV-09]', '[AMB-55]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Tous (4)' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Anciens (2)' }))
    await expect(cards(canvasElement)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Récents (2)' }))
    await expect(cards(canvasElement)[0]).toHaveTextContent('Sans commentaire')
    await userEvent.click(canvas.getByRole('button', { name: 'Tous (4)' }))
    await userEvent.selectOptions(canvas.getByLabelText('Trier cette page par'), 'highest')
    await card(canvasElement, 0).findByRole('img', { name: /^Note.: 5 sur 5$/ })
    await userEvent.type(canvas.getByLabelText('Commentaire ou auteur, sur cette page'), '0197b333')
    await expect(cards(canvasElement)).toHaveLength(1)
    await expect(canvasElement).toHaveTextContent('Affichage de 1 à 10 sur 23 avis · 1 avis sur les 4 de cette page')
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser' }))
    await expect(cards(canvasElement)).toHaveLength(4)
  },
})

export const Selection = meta.story({
  name: 'Sélection et décisions groupées',
  tags: ['[REV-12]', '[REV-13]', '[REV-14]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = () => canvas.queryByRole('region', { name: 'Avis sélectionnés' })
    await expect(bar()).toBeNull()
    await userEvent.click(card(canvasElement, 1).getByRole('checkbox'))
    await expect(bar()).toHaveTextContent('1 avis sélectionné')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await expect(bar()).toHaveTextContent('4 avis sélectionnés')
    await userEvent.click(await canvas.findByRole('button', { name: 'Approuver la sélection' }))
    await expect(args.onApprove).toHaveBeenCalledWith(waiting)
    await userEvent.click(canvas.getByRole('button', { name: 'Vider la sélection' }))
    await expect(bar()).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Anciens (2)' }))
    await expect(bar()).toHaveTextContent('2 avis sélectionnés')
  },
})

export const Rejection = meta.story({
  name: 'Rejet avec un des sept motifs',
  tags: ['[REV-15]', '[REV-24]', '[REV-25]', '[REV-26]', '[REV-27]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await card(canvasElement, 0).findByRole('button', { name: /^Rejeter/ }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Rejeter cet avis' }))
    await expect(dialog.getAllByRole('radio')).toHaveLength(7)
    await userEvent.click(await dialog.findByRole('button', { name: 'Rejeter' }))
    await dialog.findByText('Veuillez sélectionner ou saisir une raison')
    await userEvent.click(dialog.getByRole('radio', { name: 'Avis non constructif' }))
    await dialog.findByText(/Une note basse n’est pas un motif de rejet/)
    await userEvent.click(dialog.getByRole('radio', { name: 'Autre' }))
    await expect(dialog.queryByText(/Une note basse n’est pas/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeter' }))
    await dialog.findByText('Veuillez sélectionner ou saisir une raison')
    await userEvent.type(dialog.getByLabelText(/Votre motif/), 'Nomme un employé')
    await dialog.findByText('16/500')
    await expect(canvas.getByRole('dialog')).toHaveTextContent('Motif gardé avec l’avis : Nomme un employé')
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeter' }))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledWith([waiting[0]], 'Nomme un employé'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const Warned = meta.story({
  name: 'Motif déconseillé pour une note basse, rejet groupé',
  args: { chosen: ids(0, 3) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Rejeter la sélection' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Rejeter 2 avis' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Avis non constructif' }))
    await dialog.findByText(/Une note basse n’est pas un motif de rejet/)
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeter' }))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledWith([waiting[0], waiting[3]], 'Avis non constructif'))
  },
})

export const Compact = meta.story({
  name: 'Présentation compacte',
  tags: ['[REV-02]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Avis en attente' })
    const before = list.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Compact' }))
    await expect(list.getBoundingClientRect().height).toBeLessThan(before)
  },
})

export const Pages = meta.story({
  name: 'Dix par page, cinq boutons',
  tags: ['[REV-16]', '[REV-17]'],
  args: { reviews: moderationPage(waiting, 73), page: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('Affichage de 31 à 40 sur 73 avis')
    const pages = within(canvas.getByRole('navigation', { name: 'Pages d’avis' }))
    await expect(pages.getAllByRole('button', { name: /^Page/ }).map((button) => button.textContent)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    await userEvent.click(pages.getByRole('button', { name: 'Page 5' }))
    await expect(args.onPage).toHaveBeenCalledWith(4)
  },
})

export const NotTheirs = meta.story({
  name: 'Un avis du restaurant où l’on travaille : un autre décide',
  tags: ['[TEA-17]'],
  args: { closed: ({ id }) => (id === waiting[0]?.id ? moderationMessages.ownRestaurant : undefined) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(card(canvasElement, 0).getByText(/un gérant ou un administrateur décide/)).toBeVisible()
    await expect(card(canvasElement, 0).queryByRole('checkbox')).toBeNull()
    await expect(card(canvasElement, 0).queryByRole('button', { name: /^(Approuver|Rejeter)/ })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('j')
    await focusOn(canvasElement, 0)
    await userEvent.keyboard('axr')
    await expect(args.onApprove).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: moderationScreenMessages.selectAll }))
    const bar = within(canvas.getByRole('region', { name: moderationScreenMessages.bulk.heading }))
    await userEvent.click(bar.getByRole('button', { name: /^Approuver/ }))
    await expect(args.onApprove).toHaveBeenCalledWith(waiting.slice(1))
  },
})

export const ActionKeys = meta.story({
  name: 'Clavier : décider sans souris, et rien pendant la saisie',
  tags: ['[REV-19]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('a')
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.keyboard('jj')
    await focusOn(canvasElement, 1)
    await userEvent.keyboard('k')
    await focusOn(canvasElement, 0)
    await userEvent.keyboard('x')
    await expect(card(canvasElement, 0).getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect(card(canvasElement, 0).getByRole('checkbox')).not.toBeChecked()
    await userEvent.keyboard('{Control>}a{/Control}{Alt>}a{/Alt}{Shift>}A{/Shift}')
    await fireEvent.keyDown(cards(canvasElement)[0] as HTMLElement, { key: 'a', repeat: true })
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.keyboard('a')
    await expect(args.onApprove).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('/')
    const search = canvas.getByLabelText('Commentaire ou auteur, sur cette page')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('arj?')
    await expect(search).toHaveValue('arj?')
    await expect(args.onApprove).toHaveBeenCalledTimes(1)
    await userEvent.clear(search)
    await userEvent.keyboard('{Enter}')
    await focusOn(canvasElement, 0)
    await userEvent.keyboard('r')
    await expect(await canvas.findByRole('dialog', { name: 'Rejeter cet avis' })).toBeVisible()
    await userEvent.keyboard('a')
    await expect(args.onApprove).toHaveBeenCalledTimes(1)
  },
})

export const KeyHelp = meta.story({
  name: 'Clavier : aide des raccourcis, et leur arrêt',
  tags: ['[REV-19]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    // Tab first: a single key pressed at once could come before the page listens.
    await userEvent.tab()
    await userEvent.keyboard('?')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Raccourcis clavier' }))
    await dialog.findByText('Avis suivant, avis précédent')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Raccourcis actifs' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Fermer' }))
    await userEvent.keyboard('ja?')
    await expect(args.onApprove).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const Refusal = meta.story({
  name: 'Clavier : rejeter demande pourquoi, Échap rend le focus à l’avis',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const reject = await canvas.findByRole('button', { name: 'Rejeter l’avis 0197c002' })
    await tabTo(reject)
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Rejeter cet avis' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await expectTrap(dialog)
    await pressEscape(dialog)
    await waitFor(() => expect(reject).toHaveFocus())
    await expect(args.onReject).not.toHaveBeenCalled()
  },
})
