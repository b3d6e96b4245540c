import type { Retention, RetentionPreview } from '@potager/domain/retention'
import { pressEscape, tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RetentionForm } from './RetentionForm.tsx'

const kept: Retention = { years: null, nights: [], version: 4 }
const nobody: RetentionPreview = { people: 0, held: 0, orders: 0, first: [] }
const some: RetentionPreview = {
  people: 22,
  held: 1,
  orders: 3,
  first: [
    { id: 'c1', fullName: 'Zoé Vieille', lastContact: Date.UTC(2021, 2, 4, 12) },
    { id: 'c2', fullName: 'Anne Cienne', lastContact: Date.UTC(2022, 10, 30, 12) },
  ],
}

const meta = preview.meta({
  title: 'Écrans/Conservation des clients',
  id: 'ecrans-conservation',
  component: RetentionForm,
  tags: ['[RIG-08]'],
  args: { retention: kept, preview: some, saving: false, onChoose: fn(), onSave: fn() },
})

export const Never = meta.story({
  name: 'Jamais, puis trois ans : qui serait effacé se lit, et une question le confirme',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Effacer les clients'), 'après 3 ans sans contact')
    await expect(args.onChoose).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('status')).toHaveTextContent(/22 clients seraient effacés la nuit prochaine/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/et 20 clients de plus/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/3 commandes sans client perdraient leur adresse/)
    const save = canvas.getByRole('button', { name: 'Enregistrer la durée' })
    await userEvent.click(save)
    const question = canvas.getByRole('alertdialog', { name: /Effacer 22 clients/ })
    await userEvent.click(within(question).getByRole('button', { name: 'Ne rien changer' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(save).toHaveFocus()
    await userEvent.click(save)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer et effacer' }))
    await expect(args.onSave).toHaveBeenCalledWith({ years: 3, version: 4 })
  },
})

export const Nights = meta.story({
  name: 'Trois ans, et les dernières nuits',
  args: {
    retention: {
      years: 3,
      version: 2,
      nights: [
        { day: '2026-11-25', years: 3, erased: 2, held: 1, orders: 4 },
        { day: '2026-11-24', years: 3, erased: 1, held: 0, orders: 0 },
      ],
    },
    preview: nobody,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/25\/11\/2026.*2 clients effacés/)).toBeVisible()
    await expect(canvas.getByText(/4 commandes sans client vidées$/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Effacer les clients'), 'Jamais automatiquement')
    await expect(canvas.getByText(/Réglage en cours.: après 3 ans/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la durée' }))
    await expect(args.onSave).toHaveBeenCalledWith({ years: null, version: 2 })
  },
})

export const OrdersOnly = meta.story({
  name: 'Aucun client, mais des commandes sans client : la question le dit',
  args: { retention: { ...kept, years: 1 }, preview: { ...nobody, orders: 1 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la durée' }))
    await expect(canvas.getByRole('alertdialog', { name: /^Vider 1 commande sans client/ })).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer et effacer' }))
    await expect(args.onSave).toHaveBeenCalledWith({ years: 1, version: 4 })
  },
})

export const Counting = meta.story({
  name: 'Pendant qu’on compte : la question est posée quand même',
  args: { retention: { ...kept, years: 1 }, preview: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la durée' }))
    await expect(canvas.getByRole('alertdialog', { name: /^Effacer des clients/ })).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Ne rien changer' }))
  },
})

export const Uncounted = meta.story({
  name: 'Le compte n’est pas venu',
  args: { retention: { ...kept, years: 1 }, preview: null },
})

export const Saving = meta.story({ name: 'Pendant l’enregistrement', args: { saving: true } })

export const Keyboard = meta.story({
  name: 'Clavier : choisir, enregistrer, et Échap à la question ne change rien',
  args: { retention: { ...kept, years: 3 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tabTo(
      canvas.getByLabelText('Effacer les clients'),
      canvas.getByRole('button', { name: 'Enregistrer la durée' }),
    )
    await userEvent.keyboard('{Enter}')
    const question = canvas.getByRole('alertdialog', { name: /Effacer 22 clients/ })
    await expect(question).toContainElement(document.activeElement as HTMLElement)
    await pressEscape(question)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enregistrer la durée' })).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
