import type { Customer } from '@potager/domain/customer'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { customers, readyDraft } from './order-wizard.fixtures.ts'
import { StoryWizard, wizard, wizardPage } from './StoryWizard.tsx'

const created: Customer = { id: 'c9', fullName: 'Zoé Martin', email: '', phone: '+33612345678' }

const meta = preview.meta({
  title: 'Écrans/Nouvelle commande/Client',
  id: 'ecrans-nouvelle-commande-client',
  component: StoryWizard,
  args: { ...wizard, draft: { ...readyDraft, customer: null }, step: 'customer' as const },
})

export const NobodyChosen = meta.story({
  name: 'Client : ni fiche ni nom',
  tags: ['[WIZ-03]', '[WIZ-04]'],
  play: async ({ canvasElement }) => {
    const { canvas, next, step } = wizardPage(canvasElement)
    await next()
    const alert = within(await canvas.findByRole('alertdialog'))
    await expect(alert.getByText('⚠️ Veuillez sélectionner un client ou entrer un nom.')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'D’accord' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    const name = canvas.getByRole('textbox', { name: 'Ou le nom du client' })
    await userEvent.type(name, 'X9')
    await next()
    await expect(canvas.getByText(/Le nom compte 2 à 100 lettres/)).toBeVisible()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(name)
    await userEvent.type(name, 'Anne-Sophie d’Orléans')
    await next()
    await expect(await step('Tout relire')).toHaveFocus()
    await expect(canvas.getByText('Anne-Sophie d’Orléans')).toBeVisible()
  },
})

export const CustomerSearch = meta.story({
  name: 'Client : une recherche par saisie, au clavier',
  tags: ['[WIZ-03]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, step } = wizardPage(canvasElement)
    ;(await step('Pour qui')).focus()
    await userEvent.keyboard('legrand')
    await expect(canvas.getByRole('combobox', { name: 'Rechercher un client' })).toHaveValue('legrand')
    await expect(await canvas.findByRole('option', { name: /Suzanne Legrand/ })).toBeVisible()
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ customer: customers[1] }))
    await expect(canvas.getByText('Hugo Legrand')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Ou le nom du client' })).toBeNull()
  },
})

export const NewCustomer = meta.story({
  name: 'Client : un nouveau, au clavier, est aussitôt celui de la commande',
  tags: ['[CUS-01]'],
  args: { onCreate: fn((_typed: string, choose: (customer: Customer) => void) => choose(created)) },
  play: async ({ canvasElement, args }) => {
    const { canvas, next, step } = wizardPage(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Rechercher un client' }), 'Zoé Martin')
    await canvas.findByRole('option', { name: /Nouveau client\s: Zoé Martin/ })
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith('Zoé Martin', expect.any(Function))
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ customer: created }))
    await expect(canvas.queryByRole('textbox', { name: 'Ou le nom du client' })).toBeNull()
    await next()
    await expect(await step('Tout relire')).toHaveFocus()
  },
})

export const Wide = meta.story({
  name: 'Client, écran large : des champs à la mesure d’un nom',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const { canvas } = wizardPage(canvasElement)
    for (const field of [
      canvas.getByRole('combobox', { name: 'Rechercher un client' }),
      canvas.getByRole('textbox', { name: 'Ou le nom du client' }),
    ]) {
      await expect(field.getBoundingClientRect().width).toBeLessThanOrEqual(560)
    }
  },
})

export const NoCustomerFound = meta.story({
  name: 'Client : aucun trouvé',
  play: async ({ canvasElement }) => {
    const { canvas } = wizardPage(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Rechercher un client' }), 'zzz')
    await expect(await canvas.findByText('Aucun client trouvé pour "zzz"')).toBeVisible()
  },
})

export const CustomerSearchFailed = meta.story({
  name: 'Client : recherche en échec, le nom reste possible',
  args: { searchError: 'La recherche n’a pas abouti. Réessayez.' },
  play: async ({ canvasElement }) => {
    const { canvas } = wizardPage(canvasElement)
    await expect(canvas.getByText('La recherche n’a pas abouti. Réessayez.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Ou le nom du client' })).toBeEnabled()
  },
})
