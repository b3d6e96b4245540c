import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
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
  parameters: {
    guide: {
      use: [
        'Pour une tâche qui se fait en plusieurs étapes dans l’ordre, comme prendre une commande.',
        'Quand on doit pouvoir revenir sur une étape sans perdre les suivantes.',
      ],
      avoid: [
        'Pour passer d’une vue à l’autre sans ordre, prenez « ViewSwitch » ou des onglets.',
        'Pour dire où en est un traitement du serveur : ces étapes sont celles de la personne.',
      ],
      writing: [
        'Un seul mot par étape : « Restaurant », « Menu », « Panier », « Client », « Confirmation ».',
        'Le nom de la suite dit la tâche : « Étapes de la commande ».',
      ],
      accessibility: [
        'L’étape en cours porte aria-current="step" ; les étapes pas encore atteintes sont désactivées et hors tabulation.',
        'Le numéro n’est pas lu : la liste ordonnée le donne déjà.',
      ],
    } satisfies Guide,
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

export const LongText = meta.story({
  name: 'Textes longs',
  args: {
    steps: [
      { id: 'restaurant', label: 'Choix du restaurant qui prépare' },
      { id: 'menu', label: 'Composition du repas' },
      { id: 'cart', label: 'Vérification du panier et des quantités' },
      { id: 'customer', label: 'Coordonnées de la personne' },
      { id: 'confirmation', label: 'Dernière relecture avant envoi' },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : les seules étapes atteintes',
  play: async ({ args }) => {
    const reached = await tabStops(3)
    await expect(reached.map((name) => name.replace(/^\d+/, ''))).toEqual(['Restaurant', 'Menu', 'Panier'])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('menu')
    await expect(focusedName()).toContain('Menu')
  },
})
