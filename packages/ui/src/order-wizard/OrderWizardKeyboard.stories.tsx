import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectTrap, pressEscape, tabTo } from '../storybook/keyboard.ts'
import { focusedName, tabStops } from '../storybook/tab-stops.ts'
import { OrderWizardScreen } from './OrderWizardScreen.tsx'
import { menu, readyDraft, tonka } from './order-wizard.fixtures.ts'

const meta = preview.meta({
  title: 'Écrans/Nouvelle commande/Clavier',
  id: 'ecrans-nouvelle-commande-clavier',
  component: OrderWizardScreen,
  args: {
    draft: readyDraft,
    step: 'cart' as const,
    restaurants: { items: [tonka], onRetry: fn() },
    dishes: { items: menu, onRetry: fn() },
    search: { options: [], answered: null, onSearch: fn() },
    sending: false,
    onChange: fn(),
    onStep: fn(),
    onSend: fn(),
    onAbandon: fn(),
  },
})

export const Abandon = meta.story({
  name: 'Clavier : abandonner se demande, Échap garde la commande et rend le focus',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first] = await tabStops(1)
    await userEvent.keyboard('{Enter}')
    const question = await canvas.findByRole('alertdialog')
    // The safe answer comes first.
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement))
    await expect(focusedName()).not.toBe(first)
    await expectTrap(question)
    await pressEscape(question)
    await waitFor(() => expect(focusedName()).toBe(first))
    await expect(args.onAbandon).not.toHaveBeenCalled()
  },
})

export const Steps = meta.story({
  name: 'Clavier : les étapes atteintes, puis la suite',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onStep).toHaveBeenLastCalledWith('menu')
    await tabTo(canvas.getByRole('button', { name: 'Continuer' }))
    await userEvent.keyboard(' ')
    await expect(args.onStep).toHaveBeenLastCalledWith('customer')
  },
})
