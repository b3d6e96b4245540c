import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MenuFilter } from './MenuFilter.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Filtre de la carte',
  id: 'composants-site-filtre',
  component: MenuFilter,
  args: {
    action: '/menus',
    fields: { category: 'categorie', without: 'sans' },
    choice: { category: null, without: [] },
    onChoose: fn(),
  },
})

export const Whole = meta.story({
  name: 'Toute la carte [MEN-02]',
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
    await userEvent.click(canvas.getByText('Une allergie ?'))
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
