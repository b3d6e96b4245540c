import { fn, userEvent, within } from 'storybook/test'
import { cardon, customers, emptyDraft, menu, tonkaRestaurant } from './order-wizard.fixtures.ts'

/** A new wizard, with two restaurants. */
export const wizard = {
  draft: emptyDraft,
  restaurants: { items: [tonkaRestaurant, cardon], onRetry: fn() },
  dishes: { items: menu, onRetry: fn() },
  customers,
  sending: false,
  onSearch: fn(),
  onDraft: fn(),
  onSend: fn(),
}

/** User actions in the wizard. */
export const wizardPage = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    next: () => userEvent.click(canvas.getByRole('button', { name: 'Continuer' })),
    step: (name: string) => canvas.findByRole('heading', { level: 2, name: new RegExp(name) }),
    add: (dish: string) => userEvent.click(canvas.getByRole('button', { name: `Ajouter un : Quantité de ${dish}` })),
    type: async (dish: string, quantity: string) => {
      const field = canvas.getByRole('textbox', { name: `Quantité de ${dish}` })
      await userEvent.clear(field)
      await userEvent.type(field, `${quantity}{Enter}`)
    },
  }
}

/** The sticky bar clips the target size of a row at the edge until the page scrolls. */
export const longPage = { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } }

/** Text with normalised spaces. */
export const spaces = (element: HTMLElement) => (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ')
