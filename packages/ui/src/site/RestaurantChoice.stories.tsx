import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, userEvent, within } from 'storybook/test'
import { RestaurantChoice } from './RestaurantChoice.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Choix du restaurant',
  id: 'composants-site-choix-restaurant',
  component: RestaurantChoice,
  args: {
    action: '/menus',
    name: 'restaurant',
    restaurants: [
      { id: 'r-1', name: 'La Fève Tonka' },
      { id: 'r-2', name: 'Le Semis' },
    ],
  },
  parameters: {
    guide: {
      use: ['Au-dessus de la carte publique : celle du groupe, ou celle d’un de ses restaurants.'],
      avoid: ['Pour un seul restaurant : il n’y a rien à choisir.'],
      writing: ['Un restaurant porte son nom ; la carte du groupe est « Toute la carte ».'],
      accessibility: [
        'Les restaurants sont des boutons, fermés tant que personne ne les demande ; celui dont la carte est là est enfoncé.',
        'Un formulaire du navigateur : sans script, il marche de même.',
      ],
    } satisfies Guide,
  },
})

/** The addresses that the form asks for, one a button. */
function addressesIn(form: HTMLFormElement) {
  return within(form)
    .getAllByRole<HTMLButtonElement>('button', { hidden: true })
    .map((button) => {
      const fields = new FormData(form, button) as unknown as URLSearchParams
      return [button.textContent, `${new URL(form.action).pathname}?${new URLSearchParams(fields)}`]
    })
}

function formIn(canvasElement: HTMLElement) {
  const form = canvasElement.querySelector('form')
  if (!form) throw new Error('No form')
  return form
}

export const Whole = meta.story({
  name: 'Toute la carte',
  play: async ({ canvasElement }) => {
    const form = formIn(canvasElement)
    await expect(form).not.toBeVisible()
    await userEvent.click(within(canvasElement).getByText('Restaurant : Toute la carte'))
    await expect(within(form).getByRole('button', { pressed: true })).toHaveTextContent('Toute la carte')
    await expect(addressesIn(form)).toEqual([
      ['Toute la carte', '/menus?'],
      ['La Fève Tonka', '/menus?restaurant=r-1'],
      ['Le Semis', '/menus?restaurant=r-2'],
    ])
  },
})

export const OfOne = meta.story({
  name: 'Celle d’un restaurant, avec ce que l’adresse garde',
  args: { chosen: 'r-1', kept: <input type="hidden" name="categorie" value="PLAT" /> },
  play: async ({ canvasElement }) => {
    const form = formIn(canvasElement)
    await userEvent.click(within(canvasElement).getByText('Restaurant : La Fève Tonka'))
    await expect(within(form).getByRole('button', { pressed: true })).toHaveTextContent('La Fève Tonka')
    await expect(addressesIn(form)).toEqual([
      ['Toute la carte', '/menus?categorie=PLAT'],
      ['La Fève Tonka', '/menus?categorie=PLAT&restaurant=r-1'],
      ['Le Semis', '/menus?categorie=PLAT&restaurant=r-2'],
    ])
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : fermé, un arrêt ; ouvert, les restaurants',
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByText('Restaurant : Toute la carte')).toHaveFocus()
    await userEvent.click(within(canvasElement).getByText('Restaurant : Toute la carte'))
    await expect(await tabStops(3)).toEqual(['Toute la carte', 'La Fève Tonka', 'Le Semis'])
  },
})

export const LongNames = meta.story({
  name: 'Nom long, sur un téléphone',
  globals: onPhone,
  args: { restaurants: [{ id: 'r-1', name: longText.slice(0, 120) }], chosen: 'r-1' },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
