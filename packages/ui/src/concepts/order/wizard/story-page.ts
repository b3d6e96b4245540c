import { fn, userEvent, within } from 'storybook/test'
import { cardon, customers, emptyDraft, menu, tonkaRestaurant } from './order-wizard.fixtures.ts'

/** The wizard as it opens, in a house of two restaurants. */
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

/** The wizard as somebody who uses it finds it. */
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

/** Under the bar that sticks to the bottom, a row at the edge is cut for as long as one does not scroll. */
export const longPage = { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } }

/** Text with plain spaces instead of those of French typography. */
export const spaces = (element: HTMLElement) => (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ')
