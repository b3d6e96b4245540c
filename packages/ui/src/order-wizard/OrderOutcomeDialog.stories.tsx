import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OrderOutcomeDialog } from './OrderOutcomeDialog.tsx'

const meta = preview.meta({
  title: 'Composants/Commande/Suite de l’envoi',
  id: 'composants-suite-de-l-envoi',
  component: OrderOutcomeDialog,
  args: { onClose: fn() },
})

export const Created = meta.story({
  name: 'Créée [WIZ-13] [WIZ-14] [WIZ-15]',
  args: { outcome: { created: true, customerName: 'Suzanne Legrand', delivery: true, number: '12ab34' } },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alertdialog', {
      name: 'Commande créée avec succès pour Suzanne Legrand',
    })
    await expect(within(alert).getByText('Service : livraison')).toBeVisible()
    await expect(within(alert).getByText('Le numéro de commande est donné en caisse.')).toBeVisible()
    await expect(within(alert).getByText('Commande n° 12ab34')).toBeVisible()
    await userEvent.click(within(alert).getByRole('button', { name: 'D’accord' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Pickup = meta.story({
  name: 'Créée, à emporter [WIZ-14]',
  args: { outcome: { created: true, customerName: 'Table 7', delivery: false, number: '12ab34' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Service : à emporter')).toBeVisible()
  },
})

export const Refused = meta.story({
  name: 'Refusée, avec le plat en cause [WIZ-16]',
  args: { outcome: { created: false, details: ['« Tarte aux poireaux » n’est plus disponible'] } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alertdialog', {
      name: 'Erreur lors de la création de la commande. Veuillez réessayer.',
    })
    await expect(within(alert).getByText('« Tarte aux poireaux » n’est plus disponible')).toBeVisible()
  },
})

export const Unanswered = meta.story({
  name: 'Sans réponse : réessayer ne crée pas de doublon [WIZ-16]',
  args: { outcome: { created: false, details: ['Rien n’est perdu : réessayer ne créera pas de doublon.'] } },
})
