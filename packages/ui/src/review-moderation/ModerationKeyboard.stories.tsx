import { wholeReviewView } from '@potager/domain/review'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { now, resourceLink, waiting } from '../review/review.fixtures.ts'
import { expectTrap, pressEscape, tabTo } from '../storybook/keyboard.ts'
import { ModerationScreen } from './ModerationScreen.tsx'

const meta = preview.meta({
  title: 'Écrans/Modération des Avis/Clavier',
  id: 'ecrans-moderation-avis-clavier',
  component: ModerationScreen,
  args: {
    reviews: { items: waiting, total: waiting.length, totalPages: 1 },
    stats: { pending: 4, approved: 140, rejected: 15, oldPending: 2, totalProcessed: 155 },
    page: 0,
    author: null,
    now,
    view: wholeReviewView,
    layout: 'list' as const,
    selected: new Set<string>(),
    shortcuts: true,
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
    onView: fn(),
    onLayout: fn(),
    onSelect: fn(),
    onShortcuts: fn(),
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

export const Letters = meta.story({
  name: 'Clavier : d’un avis au suivant par une lettre, et retour',
  play: async ({ canvasElement, args }) => {
    const cards = within(canvasElement).getAllByRole('article')
    await userEvent.keyboard('jj')
    await expect(cards[1]).toHaveFocus()
    await userEvent.keyboard('k')
    await expect(cards[0]).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(args.onApprove).toHaveBeenCalledWith([waiting[0]])
  },
})
