import type { Review } from '@potager/domain/review'
import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ReviewCard, ReviewReturn } from './ReviewCard.tsx'
import { now, resourceLink, review, waiting } from './review.fixtures.ts'

const first: Review = waiting[0] ?? review('0197c001')

const meta = preview.meta({
  title: 'Composants/Avis/Avis à modérer',
  id: 'composants-avis-a-moderer',
  component: ReviewCard,
  subcomponents: { ReviewReturn },
  args: {
    review: first,
    resource: resourceLink(first),
    others: 2,
    now,
    selected: false,
    onSelect: fn(),
    onApprove: fn(),
    onReject: fn(),
    onAuthor: fn(),
  },
  parameters: {
    guide: {
      use: [
        'Pour chaque avis qui attend une décision, dans la modération.',
        'Serrée sur une ligne pour parcourir vite, entière pour lire.',
        '« ReviewReturn » : sur la carte d’un avis refusé que son auteur a corrigé ou dont il conteste le refus.',
      ],
      avoid: [
        'Sur le site public, prenez « ReviewSection », qui ne montre ni auteur complet ni décision.',
        'Pour un avis déjà décidé : cette carte n’a que des avis en attente.',
        '« ReviewReturn » : sur un avis qui attend pour la première fois : il n’y a rien à dire.',
      ],
      writing: [
        'Deux verbes : « Approuver », « Rejeter », complétés par le numéro de l’avis pour qui ne voit pas la carte.',
        'Les repères sont courts : « Note basse », « Plus de 7 jours ».',
        'L’auteur est masqué ; son texte est montré tel quel.',
        '« ReviewReturn » : les mots de l’auteur et le motif d’avant sont montrés tels quels.',
      ],
      accessibility: [
        'La carte est un article nommé par ce dont parle l’avis ; les raccourcis de l’écran peuvent lui donner le focus.',
        'Pendant une décision, les boutons restent atteignables et se disent indisponibles.',
        'Un échec est une alerte, lue aussitôt.',
        '« ReviewReturn » : les mots de l’auteur sont une citation.',
      ],
    } satisfies Guide,
  },
})

export const Nominal = meta.story({
  name: 'Ancien, note basse, d’un auteur qui en a d’autres',
  play: async ({ canvasElement, args }) => {
    const card = within(await within(canvasElement).findByRole('article', { name: /La Fève Tonka/ }))
    await expect(card.getByText('Note basse')).toBeVisible()
    await expect(await card.findByText('Plus de 7 jours')).toBeVisible()
    await userEvent.click(await card.findByRole('button', { name: 'Approuver l’avis 0197c001' }))
    await expect(args.onApprove).toHaveBeenCalledWith(first)
  },
})

export const Compact = meta.story({ name: 'Sur une ligne', args: { compact: true, selected: true } })

export const Silent = meta.story({
  name: 'Sans commentaire, d’un genre inconnu',
  args: { review: { ...(waiting[2] ?? first), resourceType: 'FOOD_TRUCK' }, resource: undefined, others: 0 },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article')
    await expect(card).toHaveTextContent('Sans commentaire')
    await expect(card).toHaveTextContent('FOOD TRUCK')
    await expect(within(card).queryByRole('link')).toBeNull()
  },
})

export const Busy = meta.story({
  name: 'Décision en cours',
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement)
    await userEvent.click(await card.findByRole('button', { name: /^Rejeter/ }))
    await expect(args.onReject).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  name: 'Décision en échec',
  args: { problem: 'L’avis n’a pas pu être approuvé. Réessayez.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Réessayez')
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  args: { review: { ...first, comment: longText }, resource: { name: longText.slice(0, 120), href: '#long' } },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : choisir, lire, décider',
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('button', { name: /^Approuver/ })
    await expect(await tabStops(5)).toEqual([
      'Sélectionner l’avis 0197c001',
      'La Fève Tonka (nouvel onglet)',
      '2 autres avis de cet auteur en attente',
      'Rejeter l’avis 0197c001',
      'Approuver l’avis 0197c001',
    ])
    await userEvent.keyboard('{Enter}')
    await expect(args.onApprove).toHaveBeenCalledWith(first)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onReject).toHaveBeenCalledWith(first)
    await expect(focusedName()).toBe('Rejeter l’avis 0197c001')
    await tabStops(3, { shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenCalledWith(first)
  },
})

export const CameBack = meta.story({
  name: 'D’une visite vérifiée, corrigé et contesté',
  tags: ['[REV-52]', '[REV-54]'],
  args: {
    review: {
      ...first,
      verified: true,
      corrected: true,
      refusedFor: 'Contenu inapproprié',
      objection: 'Je ne nomme personne : c’est le nom du plat.',
      round: 2,
    },
    others: 0,
  },
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('article', { name: /La Fève Tonka/ }))
    await expect(card.getByText(/Visite vérifiée/)).toBeVisible()
    await expect(card.getByText('Refusé auparavant pour : « Contenu inapproprié »')).toBeVisible()
    await expect(card.getByText('Je ne nomme personne : c’est le nom du plat.')).toBeVisible()
  },
})

const returned = { refusedFor: 'Contenu inapproprié' }

export const Contested = meta.story({
  name: 'Contesté',
  tags: ['[REV-54]'],
  render: () => <ReviewReturn {...returned} objection={'Je ne nomme personne : c’est le nom du plat.'} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('L’auteur conteste le refus')).toBeVisible()
    await expect(canvas.getByText('Refusé auparavant pour : « Contenu inapproprié »')).toBeVisible()
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('Je ne nomme personne : c’est le nom du plat.')
  },
})

export const Corrected = meta.story({
  name: 'Corrigé',
  tags: ['[REV-53]'],
  render: () => <ReviewReturn {...returned} corrected={true} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Corrigé par son auteur après un refus')).toBeVisible()
    await expect(canvas.queryByRole('blockquote')).toBeNull()
  },
})

export const FirstTime = meta.story({
  name: 'Pour la première fois : rien',
  render: () => <ReviewReturn {...returned} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div div')).toBeNull()
  },
})

export const LongReturn = meta.story({
  name: 'Textes longs, sur un téléphone',
  render: () => <ReviewReturn {...returned} corrected={true} objection={longText} refusedFor={longText} />,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
