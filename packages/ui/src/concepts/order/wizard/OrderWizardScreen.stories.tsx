import { expectTrap, pressEscape, tabTo, tabUncovered } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OrderWizardScreen } from './OrderWizardScreen.tsx'
import { emptyDraft, fullDraft, menu, readyDraft, soup, tart, wideMenu } from './order-wizard.fixtures.ts'
import { longPage, StoryWizard, spaces, wizard, wizardPage } from './StoryWizard.tsx'

const meta = preview.meta({
  title: 'Écrans/Nouvelle commande/Panier et confirmation',
  id: 'ecrans-nouvelle-commande',
  component: StoryWizard,
  subcomponents: { OrderWizardScreen },
  args: wizard,
})

export const Cart = meta.story({
  name: 'Panier : quantités, total, service',
  tags: ['[WIZ-05]', '[WIZ-07]'],
  args: { draft: { ...readyDraft, delivery: false }, step: 'cart' },
  play: async ({ canvasElement, args }) => {
    const { canvas } = wizardPage(canvasElement)
    await expect(spaces(canvasElement)).toContain('Total 29,50 € TTC')
    await userEvent.click(canvas.getByRole('radio', { name: 'Livraison' }))
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ delivery: true }))
    await userEvent.click(canvas.getByRole('button', { name: `Retirer ${soup.name}` }))
    await expect(canvas.queryByText(soup.name)).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: `Retirer ${tart.name}` })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: `Retirer un : Quantité de ${tart.name}` }))
    await expect(canvas.getByText('Ajoutez au moins un plat pour continuer.')).toBeVisible()
  },
})

export const Notes = meta.story({
  name: 'Panier : une note par plat, relue et gardée',
  tags: ['[WIZ-22]'],
  args: { draft: readyDraft, step: 'cart', notes: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, next, step } = wizardPage(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Ajouter une note\\s: ${tart.name}`) }))
    const note = canvas.getByRole('textbox', { name: `Note pour ${tart.name}` })
    await expect(note).toHaveFocus()
    await userEvent.keyboard('sans oignon')
    await userEvent.click(canvas.getByRole('button', { name: `Ajouter un : Quantité de ${tart.name}` }))
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({
        cart: [readyDraft.cart[0], expect.objectContaining({ quantity: 2, note: 'sans oignon' })],
      }),
    )
    note.focus()
    await userEvent.keyboard('{Enter}')
    await step('Pour qui')
    await next()
    await expect(await canvas.findByText('sans oignon')).toBeVisible()
  },
})

export const NoNotes = meta.story({
  name: 'Panier : sans notes devant un serveur qui n’en garde pas',
  tags: ['[WIZ-22]'],
  args: { draft: readyDraft, step: 'cart' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Ajouter une note/ })).toBeNull()
    await expect(within(canvasElement).queryByLabelText('Pour quelle heure')).toBeNull()
  },
})

export const Handover = meta.story({
  name: 'Panier : l’heure souhaitée, l’adresse et le téléphone d’une livraison, relus',
  tags: ['[WIZ-23]'],
  args: { draft: readyDraft, step: 'cart', handover: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, next, step } = wizardPage(canvasElement)
    await userEvent.type(canvas.getByLabelText('Adresse de livraison'), '3 rue des Lilas')
    const phone = canvas.getByLabelText('Téléphone')
    await userEvent.type(phone, '06 12')
    await next()
    await expect(phone).toHaveAccessibleDescription('Format de téléphone invalide')
    await expect(phone).toHaveFocus()
    await userEvent.type(phone, ' 34 56 78')
    await userEvent.type(canvas.getByLabelText('Pour quelle heure'), '1930{Enter}')
    await step('Pour qui')
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ handover: { time: '19:30', address: '3 rue des Lilas', phone: '06 12 34 56 78' } }),
    )
    await next()
    await expect(await canvas.findByText('pour 19:30')).toBeVisible()
    await expect(canvas.getByText('3 rue des Lilas')).toBeVisible()
  },
})

export const RefusedOnLeaving = meta.story({
  name: 'Panier : une saisie refusée quand on continue retient l’étape',
  tags: ['[WIZ-23]'],
  args: { draft: readyDraft, step: 'cart', handover: true },
  play: async ({ canvasElement }) => {
    const { canvas, next, step } = wizardPage(canvasElement)
    const quantity = canvas.getByRole('textbox', { name: `Quantité de ${tart.name}` })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '60')
    await next()
    await expect(canvas.getByText('Au plus 50 fois le même plat.')).toBeVisible()
    const time = canvas.getByLabelText('Pour quelle heure')
    await userEvent.type(time, '19h75')
    await next()
    await expect(time).toHaveAccessibleDescription(/heure/)
    await expect(time).toHaveFocus()
    await userEvent.clear(time)
    await next()
    await step('Pour qui')
  },
})

export const TakeAway = meta.story({
  name: 'Panier : à emporter, l’heure seule ; rien devant un serveur qui n’en garde pas',
  tags: ['[WIZ-23]'],
  args: { draft: { ...readyDraft, delivery: false }, step: 'cart', handover: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Pour quelle heure')).toBeVisible()
    await expect(canvas.queryByLabelText('Adresse de livraison')).toBeNull()
  },
})

export const NoDelivery = meta.story({
  name: 'Panier : le restaurant ne livre pas',
  tags: ['[WIZ-05]', '[WIZ-06]'],
  args: { draft: { ...readyDraft, cart: readyDraft.cart }, step: 'restaurant' },
  play: async ({ canvasElement, args }) => {
    const { canvas, next } = wizardPage(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /Le Cardon Rouge/ }))
    await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ delivery: false }))
    await next()
    await next()
    await expect(canvas.queryByRole('radio', { name: 'Livraison' })).toBeNull()
    await expect(canvas.getByText(/ne livre pas de plateaux/)).toBeVisible()
  },
})

export const GoneDish = meta.story({
  name: 'Panier : un plat n’est plus disponible',
  args: {
    draft: readyDraft,
    step: 'confirmation',
    dishes: { items: menu.map((dish) => (dish.id === tart.id ? { ...dish, available: false } : dish)), onRetry: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, next, step } = wizardPage(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer la commande' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(await step('Le panier est-il juste')).toHaveFocus()
    await expect(canvas.getByText(`« ${tart.name} » n’est plus disponible : retirez-le pour continuer.`)).toBeVisible()
    await next()
    await expect(canvas.getByText('Retirez les plats qui ne sont plus disponibles pour continuer.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Retirer ${tart.name}` }))
    await next()
    await expect(await step('Pour qui est la commande')).toHaveFocus()
  },
})

export const FullCart = meta.story({
  name: 'Panier : vingt lignes de cinquante',
  parameters: longPage,
  args: { draft: fullDraft, step: 'cart', dishes: { items: wideMenu, onRetry: fn() } },
})

export const Confirmation = meta.story({
  name: 'Confirmation : tout relire, revenir, envoyer',
  tags: ['[WIZ-02]'],
  args: { draft: readyDraft, step: 'confirmation' },
  play: async ({ canvasElement, args }) => {
    const { canvas, step } = wizardPage(canvasElement)
    const recap = spaces(canvasElement)
    await expect(recap).toContain('La Fève Tonka, 12 rue des Martyrs, Lyon')
    await expect(recap).toContain('Livraison')
    await expect(recap).toContain('Suzanne Legrand · suzanne.legrand@example.org')
    await expect(recap).toContain(`2 ×${soup.name}Céleri, Lait17,00 €`)
    await expect(recap).toContain('Total 29,50 € TTC')
    await userEvent.click(canvas.getByRole('button', { name: 'Retour' }))
    await expect(await step('Pour qui est la commande')).toHaveFocus()
    const steps = within(canvas.getByRole('navigation', { name: 'Étapes de la commande' }))
    await userEvent.click(steps.getByRole('button', { name: /Confirmation/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier : Service' }))
    await expect(await step('Le panier est-il juste')).toHaveFocus()
    await userEvent.click(steps.getByRole('button', { name: /Confirmation/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer la commande' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

export const WideConfirmation = meta.story({
  name: 'Confirmation, écran large : qui et où à côté de quoi',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  args: { draft: readyDraft, step: 'confirmation' },
  play: async ({ canvasElement }) => {
    const { canvas } = wizardPage(canvasElement)
    const who = canvas.getByRole('button', { name: 'Modifier : Service' }).getBoundingClientRect()
    const what = canvas.getByText(soup.name).getBoundingClientRect()
    await expect(what.left).toBeGreaterThan(who.right)
    await expect(what.top).toBeLessThan(who.bottom)
  },
})

export const Sending = meta.story({
  name: 'Confirmation : envoi en cours',
  args: { draft: readyDraft, step: 'confirmation', sending: true },
  play: async ({ canvasElement, args }) => {
    const { canvas } = wizardPage(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Envoi en cours...' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Retour' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Abandonner la commande' }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.getByRole('heading', { level: 2, name: /Tout relire/ })).toBeVisible()
  },
})

export const FullConfirmation = meta.story({
  name: 'Confirmation : vingt lignes et noms longs',
  parameters: longPage,
  args: { draft: fullDraft, step: 'confirmation', dishes: { items: wideMenu, onRetry: fn() } },
})

export const Abandon = meta.story({
  name: 'Abandonner, après confirmation',
  tags: ['[WIZ-18]'],
  args: { draft: readyDraft, step: 'confirmation' },
  play: async ({ canvasElement, args }) => {
    const { canvas, step } = wizardPage(canvasElement)
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Abandonner la commande' }))
      return within(await canvas.findByRole('alertdialog'))
    }
    const first = await open()
    await expect(first.getByRole('button', { name: 'Continuer la commande' })).toHaveFocus()
    await userEvent.click(first.getByRole('button', { name: 'Continuer la commande' }))
    await expect(args.onDraft).not.toHaveBeenCalled()
    const second = await open()
    await userEvent.click(second.getByRole('button', { name: 'Abandonner la commande' }))
    await expect(args.onDraft).toHaveBeenLastCalledWith(emptyDraft)
    await expect(await step('Quel restaurant')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /La Fève Tonka/ })).not.toBeChecked()
  },
})

export const Phone = meta.story({
  name: 'Téléphone : le menu et sa barre',
  globals: onPhone,
  args: { draft: readyDraft, step: 'menu' },
})

export const PhoneKeys = meta.story({
  name: 'Téléphone, au clavier : la barre ne couvre rien de ce qui a le focus',
  globals: onPhone,
  args: { draft: readyDraft, step: 'menu', dishes: { items: wideMenu, onRetry: fn() } },
  parameters: longPage,
  play: ({ canvasElement }) => tabUncovered(within(canvasElement).getByRole('button', { name: 'Continuer' })),
})

/** Goes back by Shift+Tab from the question of the step, which had the focus. */
async function backTo(control: HTMLElement) {
  for (let tabs = 0; tabs < 10 && document.activeElement !== control; tabs++) await userEvent.tab({ shift: true })
  await expect(control).toHaveFocus()
}

export const KeyboardOnly = meta.story({
  name: 'Clavier : toute la commande, Entrée continue',
  tags: ['[WIZ-01]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, step } = wizardPage(canvasElement)
    const focusOn = async (name: RegExp) => {
      for (let tabs = 0; tabs < 60; tabs++) {
        const at = document.activeElement
        if (name.test(at?.getAttribute('aria-label') ?? at?.closest('label')?.textContent ?? at?.textContent ?? ''))
          return
        await userEvent.tab()
      }
      throw new Error(`Le clavier n’atteint pas ${name}`)
    }
    await focusOn(/^La Fève Tonka/)
    // The ring of the focus follows the control: it does not make a square of it.
    await expect(getComputedStyle(document.activeElement as Element).borderRadius).toBe('50%')
    await userEvent.keyboard('{Enter}')
    await expect(await step('Que souhaite')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('tarte{Enter}{Enter}')
    await expect(canvas.getByRole('textbox', { name: /^Quantité de Tarte/ })).toHaveValue('2')
    await userEvent.keyboard('{Delete}{Enter}')
    await step('Le panier')
    await focusOn(/^Continuer$/)
    await userEvent.keyboard('{Enter}')
    await step('Pour qui')
    // The search comes first in the tab order, then the typed name.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('Suzanne{Enter}')
    await step('Tout relire')
    await focusOn(/^Confirmer la commande$/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ customerName: 'Suzanne', cart: [expect.objectContaining({ quantity: 2 })] }),
    )
  },
})

export const Offered = meta.story({
  name: 'Clavier : le restaurant proposé, Entrée sur la question continue, des lettres cherchent, rien n’est envoyé',
  tags: ['[WIZ-20]'],
  args: { draft: { ...readyDraft, cart: [] } },
  play: async ({ canvasElement, args }) => {
    const { canvas, step } = wizardPage(canvasElement)
    ;(await step('Quel restaurant')).focus()
    await expect(canvas.getByRole('radio', { name: /La Fève Tonka/ })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: 'Abandonner la commande' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(await step('Que souhaite')).toHaveFocus()
    await userEvent.keyboard('tarte{Enter}{Delete}{Enter}')
    await expect(await step('Le panier')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await step('Pour qui')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await step('Tout relire')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const AbandonByKeys = meta.story({
  name: 'Clavier : abandonner se demande, Échap garde la commande et rend le focus',
  args: { draft: readyDraft, step: 'cart' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const abandon = canvas.getByRole('button', { name: 'Abandonner la commande' })
    await backTo(abandon)
    await userEvent.keyboard('{Enter}')
    const question = await canvas.findByRole('alertdialog')
    // The safe button has the focus.
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement))
    await expectTrap(question)
    await pressEscape(question)
    await waitFor(() => expect(abandon).toHaveFocus())
    await expect(args.onDraft).not.toHaveBeenCalled()
  },
})

export const Steps = meta.story({
  name: 'Clavier : les étapes atteintes, puis la suite',
  args: { draft: readyDraft, step: 'cart' },
  play: async ({ canvasElement }) => {
    const { canvas, step } = wizardPage(canvasElement)
    await backTo(canvas.getByRole('button', { name: 'Menu' }))
    await userEvent.keyboard('{Enter}')
    await expect(await step('Que souhaite')).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: 'Continuer' }))
    await userEvent.keyboard(' ')
    await expect(await step('Le panier')).toHaveFocus()
  },
})
