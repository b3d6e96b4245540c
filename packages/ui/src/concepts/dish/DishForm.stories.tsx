import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DishForm } from './DishForm.tsx'

const meta = preview.meta({
  title: 'Écrans/Nouveau plat',
  id: 'ecrans-nouveau-plat',
  component: DishForm,
  args: { submitting: false, serverErrors: {}, onSubmit: fn(), onCancel: fn(), onDirty: fn() },
})

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const field = (name: RegExp) => canvas.getByRole('textbox', { name })
  return {
    canvas,
    name: () => field(/^Nom du plat/),
    price: () => field(/^Prix/),
    description: () => field(/^Description/),
    submit: () => userEvent.click(canvas.getByRole('button', { name: 'Créer le plat' })),
    type: async (element: HTMLElement, text: string) => {
      await userEvent.clear(element)
      await userEvent.type(element, text)
    },
    paste: async (element: HTMLElement, text: string) => {
      await userEvent.clear(element)
      await userEvent.click(element)
      await userEvent.paste(text)
    },
  }
}

export const Fresh = meta.story({
  name: 'Au départ',
  tags: ['[DSH-01]', '[DSH-10]', '[DSH-11]', '[DSH-12]', '[DSH-13]', '[DSH-14]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, name, price, description } = form(canvasElement)
    await expect(name()).toHaveValue('')
    await expect(description()).toHaveValue('')
    await expect(price()).toHaveValue('3,00')
    const category = canvas.getByRole('combobox', { name: 'Catégorie' })
    await expect(category).toHaveValue('PLAT')
    await expect(
      within(category)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['ENTREE', 'PLAT', 'DESSERT', 'BOISSON'])
    await expect(canvas.getByRole('checkbox', { name: 'Disponible dès maintenant' })).toBeChecked()
    const allergens = within(canvas.getByRole('group', { name: 'Allergènes' })).getAllByRole('checkbox')
    await expect(allergens).toHaveLength(14)
    for (const allergen of allergens) await expect(allergen).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Filled = meta.story({
  name: 'Rempli puis envoyé : 12,50 se lit 12,50 €',
  tags: ['[DSH-02]', '[DSH-15]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, name, price, description, submit, type } = form(canvasElement)
    await type(name(), '  Tarte aux poireaux ')
    await type(description(), 'Pâte brisée maison.')
    await expect(canvas.getByText('19/1000')).toBeVisible()
    await type(price(), '12,50')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Catégorie' }), 'Entrées')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lait' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Céréales contenant du gluten' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Disponible dès maintenant' }))
    await expect(args.onDirty).toHaveBeenLastCalledWith(true)
    await submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Tarte aux poireaux',
      description: 'Pâte brisée maison.',
      price: 1250,
      category: 'ENTREE',
      available: false,
      allergens: ['GLUTEN', 'MILK'],
    })
  },
})

export const NameRules = meta.story({
  name: 'Règles du nom',
  tags: ['[DSH-02]', '[DSH-03]', '[DSH-04]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, name, submit, paste } = form(canvasElement)
    await paste(name(), ' x ')
    await submit()
    await expect(await canvas.findByText('Le nom doit contenir au moins 2 caractères')).toBeVisible()
    await expect(name()).toHaveFocus()
    await expect(name()).toHaveAttribute('aria-invalid', 'true')
    await paste(name(), 'x'.repeat(201))
    await expect(await canvas.findByText('Le nom ne peut pas dépasser 200 caractères')).toBeVisible()
    await paste(name(), 'x'.repeat(200))
    await waitFor(() => expect(name()).toHaveAttribute('aria-invalid', 'false'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const PriceRules = meta.story({
  name: 'Règles du prix',
  tags: ['[DSH-06]', '[DSH-07]', '[DSH-08]', '[DSH-09]'],
  play: async ({ canvasElement }) => {
    const { canvas, price, submit, type } = form(canvasElement)
    await submit()
    for (const [typed, message] of [
      ['2,99', 'Le prix minimum est de 3€'],
      ['1000,01', 'Le prix maximum est de 1000€'],
      ['3,005', 'Le prix doit être arrondi au centime'],
      ['abc', 'Indiquez un prix en euros, par exemple 12,50'],
    ] as const) {
      await type(price(), typed)
      await expect(await canvas.findByText(message)).toBeVisible()
      await expect(price()).toHaveValue(typed)
    }
    for (const typed of ['3', '4,35', '8.2', '19,99', '1000']) {
      await type(price(), typed)
      await waitFor(() => expect(price()).toHaveAttribute('aria-invalid', 'false'))
    }
  },
})

export const DescriptionRule = meta.story({
  name: 'Description trop longue',
  tags: ['[DSH-05]'],
  play: async ({ canvasElement }) => {
    const { canvas, description, submit, paste } = form(canvasElement)
    await paste(description(), 'x'.repeat(1000))
    await expect(canvas.getByText('1000/1000')).toBeVisible()
    await paste(description(), 'x'.repeat(1001))
    await submit()
    await expect(await canvas.findByText('Maximum 1000 caractères')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: 'Refusé par le serveur',
  tags: ['[DSH-19]'],
  args: { serverErrors: { name: 'Ce plat existe déjà', price: 'Prix refusé' } },
  play: async ({ canvasElement }) => {
    const { canvas, name, type } = form(canvasElement)
    await expect(canvas.getByText('Ce plat existe déjà')).toBeVisible()
    await expect(canvas.getByText('Prix refusé')).toBeVisible()
    await expect(name()).toHaveFocus()
    await type(name(), 'Tarte aux blettes')
    await userEvent.tab()
    await waitFor(() => expect(canvas.queryByText('Ce plat existe déjà')).toBeNull())
  },
})

export const Submitting = meta.story({
  name: 'Envoi en cours : pas de second envoi',
  args: { submitting: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, name, type } = form(canvasElement)
    await type(name(), 'Tarte aux blettes')
    await userEvent.click(canvas.getByRole('button', { name: 'Création en cours...' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(name()).toHaveValue('Tarte aux blettes')
  },
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })

export const Keyboard = meta.story({
  name: 'Clavier : du nom à l’envoi',
  play: async ({ canvasElement, args }) => {
    const { canvas, name, price, description } = form(canvasElement)
    await tabTo(name())
    await userEvent.keyboard('Tarte aux blettes')
    await tabTo(description(), price(), canvas.getByRole('combobox', { name: 'Catégorie' }))
    const boxes = canvas.getAllByRole('checkbox')
    await tabTo(...boxes)
    await userEvent.keyboard(' ')
    await expect(boxes.at(-1)).toBeChecked()
    await tabTo(canvas.getByRole('button', { name: 'Annuler' }), canvas.getByRole('button', { name: 'Créer le plat' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})
