import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { expectTrap, pressEscape, tabTo } from '../../../storybook/keyboard.ts'
import { focusedName, tabStops } from '../../../storybook/tab-stops.ts'
import { readyDraft } from './order-wizard.fixtures.ts'
import { StoryWizard } from './StoryWizard.tsx'
import { wizard, wizardPage } from './story-page.ts'

const meta = preview.meta({
  title: 'Écrans/Nouvelle commande/Clavier',
  id: 'ecrans-nouvelle-commande-clavier',
  component: StoryWizard,
  args: wizard,
})

export const KeyboardOnly = meta.story({
  name: 'Clavier : toute la commande',
  tags: ['[WIZ-01]'],
  play: async ({ canvasElement, args }) => {
    const { step } = wizardPage(canvasElement)
    const focusOn = async (name: RegExp) => {
      for (let tabs = 0; tabs < 60; tabs++) {
        const at = document.activeElement
        if (name.test(at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent ?? at?.textContent ?? ''))
          return
        await userEvent.tab()
      }
      throw new Error(`Le clavier n’atteint pas ${name}`)
    }
    await focusOn(/^La Fève Tonka/)
    // The ring of the focus follows the control: it does not make a square of it.
    await expect(getComputedStyle(document.activeElement as Element).borderRadius).toBe('50%')
    await userEvent.keyboard(' ')
    await focusOn(/^Continuer$/)
    await userEvent.keyboard('{Enter}')
    await step('Que souhaite')
    await focusOn(/^Ajouter un : Quantité de Tarte/)
    await userEvent.keyboard('{Enter}{Enter}')
    await focusOn(/^Continuer$/)
    await userEvent.keyboard('{Enter}')
    await step('Le panier')
    await focusOn(/^Continuer$/)
    await userEvent.keyboard('{Enter}')
    await step('Pour qui')
    // The search comes first in the tab order, then the typed name.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('Suzanne')
    await focusOn(/^Continuer$/)
    await userEvent.keyboard('{Enter}')
    await step('Tout relire')
    await focusOn(/^Confirmer la commande$/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ customerName: 'Suzanne', cart: [expect.objectContaining({ quantity: 2 })] }),
    )
  },
})

export const Abandon = meta.story({
  name: 'Clavier : abandonner se demande, Échap garde la commande et rend le focus',
  args: { draft: readyDraft, step: 'cart' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [first] = await tabStops(1)
    await userEvent.keyboard('{Enter}')
    const question = await canvas.findByRole('alertdialog')
    // The safe button has the focus.
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement))
    await expect(focusedName()).not.toBe(first)
    await expectTrap(question)
    await pressEscape(question)
    await waitFor(() => expect(focusedName()).toBe(first))
    await expect(args.onDraft).not.toHaveBeenCalled()
  },
})

export const Steps = meta.story({
  name: 'Clavier : les étapes atteintes, puis la suite',
  args: { draft: readyDraft, step: 'cart' },
  play: async ({ canvasElement }) => {
    const { canvas, step } = wizardPage(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.keyboard('{Enter}')
    await expect(await step('Que souhaite')).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: 'Continuer' }))
    await userEvent.keyboard(' ')
    await expect(await step('Le panier')).toHaveFocus()
  },
})
