import { expectTrap, pressEscape, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { readyDraft } from './order-wizard.fixtures.ts'
import { StoryWizard, wizard, wizardPage } from './StoryWizard.tsx'

const meta = preview.meta({
  title: 'Écrans/Nouvelle commande/Clavier',
  id: 'ecrans-nouvelle-commande-clavier',
  component: StoryWizard,
  args: wizard,
})

/** Goes back by Shift+Tab from the question of the step, which had the focus. */
async function backTo(control: HTMLElement) {
  for (let tabs = 0; tabs < 10 && document.activeElement !== control; tabs++) await userEvent.tab({ shift: true })
  await expect(control).toHaveFocus()
}

export const KeyboardOnly = meta.story({
  name: 'Clavier : toute la commande, Entrée continue',
  tags: ['[WIZ-01]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, step } = wizardPage(canvasElement)
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
    await userEvent.keyboard('{Enter}')
    await expect(await step('Que souhaite')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('tarte{Enter}{Enter}')
    await expect(canvas.getByRole('textbox', { name: /^Quantité de Tarte/ })).toHaveValue('2')
    await userEvent.keyboard('{Delete}{Enter}')
    await step('Le panier')
    await focusOn(/^Continuer$/)
    await userEvent.keyboard('{Enter}')
    await step('Pour qui')
    // The search comes first in the tab order, then the typed name.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('Suzanne{Enter}')
    await step('Tout relire')
    await focusOn(/^Confirmer la commande$/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ customerName: 'Suzanne', cart: [expect.objectContaining({ quantity: 2 })] }),
    )
  },
})

export const Offered = meta.story({
  name: 'Clavier : le restaurant proposé, Entrée sur la question continue, des lettres cherchent, rien n’est envoyé',
  tags: ['[WIZ-20]'],
  args: { draft: { ...readyDraft, cart: [] } },
  play: async ({ canvasElement, args }) => {
    const { canvas, step } = wizardPage(canvasElement)
    ;(await step('Quel restaurant')).focus()
    await expect(canvas.getByRole('radio', { name: /La Fève Tonka/ })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: 'Abandonner la commande' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await step('Que souhaite')).toHaveFocus()
    await userEvent.keyboard('tarte{Enter}{Delete}{Enter}')
    await expect(await step('Le panier')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await step('Pour qui')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await step('Tout relire')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const Abandon = meta.story({
  name: 'Clavier : abandonner se demande, Échap garde la commande et rend le focus',
  args: { draft: readyDraft, step: 'cart' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const abandon = canvas.getByRole('button', { name: 'Abandonner la commande' })
    await backTo(abandon)
    await userEvent.keyboard('{Enter}')
    const question = await canvas.findByRole('alertdialog')
    // The safe button has the focus.
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement))
    await expectTrap(question)
    await pressEscape(question)
    await waitFor(() => expect(abandon).toHaveFocus())
    await expect(args.onDraft).not.toHaveBeenCalled()
  },
})

export const Steps = meta.story({
  name: 'Clavier : les étapes atteintes, puis la suite',
  args: { draft: readyDraft, step: 'cart' },
  play: async ({ canvasElement }) => {
    const { canvas, step } = wizardPage(canvasElement)
    await backTo(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.keyboard('{Enter}')
    await expect(await step('Que souhaite')).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: 'Continuer' }))
    await userEvent.keyboard(' ')
    await expect(await step('Le panier')).toHaveFocus()
  },
})
