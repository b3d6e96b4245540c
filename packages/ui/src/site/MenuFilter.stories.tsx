import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MenuFilter, RestaurantChoice } from './MenuFilter.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Filtre de la carte',
  id: 'composants-site-filtre',
  component: MenuFilter,
  subcomponents: { RestaurantChoice },
  args: {
    action: '/menus',
    fields: { category: 'categorie', without: 'sans' },
    choice: { category: null, without: [] },
    onChoose: fn(),
  },
  parameters: {
    guide: {
      use: [
        'Au-dessus de la carte publique : une catégorie, et sans quels allergènes.',
        '« RestaurantChoice » : au-dessus de la carte publique : celle du groupe, ou celle d’un de ses restaurants.',
      ],
      avoid: [
        'Dans la gestion, prenez « FilterBar ».',
        'Pour chercher un plat par son nom : il n’y a pas de recherche ici.',
        '« RestaurantChoice » : pour un seul restaurant : il n’y a rien à choisir.',
      ],
      writing: [
        'Les catégories sont au pluriel : « Entrées », « Plats », « Desserts », « Boissons ».',
        'Les allergies se demandent comme à table : « Une allergie ? »',
        '« RestaurantChoice » : un restaurant porte son nom ; la carte du groupe est « Toute la carte ».',
      ],
      accessibility: [
        'Chaque catégorie est un bouton enfoncé ou non ; les allergènes sont des cases dans un groupe nommé.',
        'Envoyer le panneau le referme et rend le focus à « Une allergie ? ».',
        'Sans script, les formulaires portent le choix dans l’adresse.',
        '« RestaurantChoice » : les restaurants sont des boutons, fermés tant que personne ne les demande ; celui dont la carte est là est enfoncé.',
        'Un formulaire du navigateur : sans script, il marche de même.',
      ],
    } satisfies Guide,
  },
})

export const Whole = meta.story({
  name: 'Toute la carte',
  tags: ['[MEN-02]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const categories = within(canvas.getByRole('group', { name: 'Catégories de plats' }))
    const names = categories.getAllByRole('button').map((button) => button.textContent)
    await expect(names).toEqual(['Tous', 'Entrées', 'Plats', 'Desserts', 'Boissons'])
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Tous')
    await userEvent.click(canvas.getByRole('button', { name: 'Plats' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ category: 'PLAT', without: [] })
  },
})

export const Without = meta.story({
  name: 'Une catégorie, sans deux allergènes',
  args: { choice: { category: 'DESSERT', without: ['EGGS', 'MILK'] } as const },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Desserts')
    await userEvent.click(canvas.getByText('Sans œufs, lait'))
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(14)
    await expect(canvas.getByRole('checkbox', { name: 'Lait' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lait' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ category: 'DESSERT', without: ['EGGS'] })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Moutarde' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ category: 'DESSERT', without: ['EGGS', 'MILK', 'MUSTARD'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Tous' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ category: null, without: ['EGGS', 'MILK'] })
  },
})

export const WithoutScript = meta.story({
  name: 'Sans JavaScript, l’adresse porte le choix',
  args: { choice: { category: 'PLAT', without: ['MILK'] } as const },
  play: async ({ canvasElement }) => {
    const [categories, allergies] = [...canvasElement.querySelectorAll('form')]
    const dessert = within(canvasElement).getByRole('button', { name: 'Desserts' })
    await expect(String(new URLSearchParams(fieldsOf(categories, dessert)))).toBe('sans=MILK&categorie=DESSERT')
    await expect(String(new URLSearchParams(fieldsOf(allergies)))).toBe('categorie=PLAT&sans=MILK')
  },
})

function fieldsOf(form: HTMLFormElement | undefined, submitter?: HTMLElement): [string, string][] {
  return [...new FormData(form, submitter ?? null)].map(([name, value]) => [name, String(value)])
}

export const Phone = meta.story({
  name: 'Téléphone',
  globals: onPhone,
  args: { choice: { category: 'BOISSON', without: ['MILK'] } as const },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
    const apply = within(canvasElement).getByRole('button', { name: 'Voir ces plats' })
    await expect(apply.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.click(apply)
    await expect(within(canvasElement).getByText('Sans lait')).toHaveFocus()
  },
})

export const Wide = meta.story({
  name: 'Écran large : tout sur un rang, le panneau par-dessus la carte',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heightOf = () => canvasElement.querySelector('search')?.getBoundingClientRect().height
    const summary = canvas.getByText('Une allergie ?')
    const closed = heightOf()
    await expect(summary.getBoundingClientRect().top).toBe(
      canvas.getByRole('button', { name: 'Boissons' }).getBoundingClientRect().top,
    )
    await userEvent.click(summary)
    await expect(canvas.getByRole('checkbox', { name: 'Lait' })).toBeVisible()
    await expect(heightOf()).toBe(closed)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : les catégories, puis les allergies ; appliquer rend le focus',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await tabStops(6)).toEqual(['Tous', 'Entrées', 'Plats', 'Desserts', 'Boissons', 'Une allergie ?'])
    const summary = canvas.getByText('Une allergie ?')
    await expect(summary).toHaveFocus()
    // A simulated Enter has no default action.
    await userEvent.click(summary)
    const stops = await tabStops(15)
    const boxes = canvas.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)
    await expect(stops.slice(0, 14)).toEqual(boxes)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('type', 'submit')
    await userEvent.keyboard('{Enter}')
    await expect(summary).toHaveFocus()
    await expect(summary.closest('details')).not.toHaveAttribute('open')
    await tabStops(1, { shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ category: 'BOISSON', without: [] })
  },
})

const choice = {
  action: '/menus',
  name: 'restaurant',
  restaurants: [
    { id: 'r-1', name: 'La Fève Tonka' },
    { id: 'r-2', name: 'Le Semis' },
  ],
}

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

export const WholeMenu = meta.story({
  name: 'Toute la carte',
  render: () => <RestaurantChoice {...choice} />,
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
  render: () => (
    <RestaurantChoice {...choice} chosen={'r-1'} kept={<input type="hidden" name="categorie" value="PLAT" />} />
  ),
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

export const ChoiceKeyboard = meta.story({
  name: 'Clavier : fermé, un arrêt ; ouvert, les restaurants',
  render: () => <RestaurantChoice {...choice} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByText('Restaurant : Toute la carte')).toHaveFocus()
    await userEvent.click(within(canvasElement).getByText('Restaurant : Toute la carte'))
    await expect(await tabStops(3)).toEqual(['Toute la carte', 'La Fève Tonka', 'Le Semis'])
  },
})

export const LongRestaurantNames = meta.story({
  name: 'Nom long, sur un téléphone',
  globals: onPhone,
  render: () => (
    <RestaurantChoice {...choice} restaurants={[{ id: 'r-1', name: longText.slice(0, 120) }]} chosen={'r-1'} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
