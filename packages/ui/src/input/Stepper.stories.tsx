import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Stepper } from './Stepper.tsx'

const meta = preview.meta({
  title: 'Composants/Saisie/Étapes',
  id: 'composants-etapes',
  component: Stepper,
  args: {
    label: 'Étapes de la commande',
    steps: [
      { id: 'restaurant', label: 'Restaurant' },
      { id: 'menu', label: 'Menu' },
      { id: 'cart', label: 'Panier' },
      { id: 'customer', label: 'Client' },
      { id: 'confirmation', label: 'Confirmation' },
    ],
    current: 'cart',
    furthest: 'cart',
    onChoose: fn(),
  },
})

export const Middle = meta.story({
  name: 'On revient, on ne saute pas',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Panier' })).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('button', { name: 'Client' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Restaurant' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('restaurant')
  },
})

export const Back = meta.story({
  name: 'Revenu en arrière, la suite reste ouverte',
  args: { current: 'restaurant', furthest: 'customer' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Client' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('customer')
    await expect(canvas.getByRole('button', { name: 'Confirmation' })).toBeDisabled()
  },
})
