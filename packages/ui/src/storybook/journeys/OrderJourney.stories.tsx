import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { soup, tart } from '../../concepts/order/wizard/order-wizard.fixtures.ts'
import { spaces, wizardPage } from '../../concepts/order/wizard/story-page.ts'
import { OrderJourney } from './OrderJourney.tsx'

const meta = preview.meta({
  title: 'Parcours/Une commande, du menu à la remise',
  id: 'parcours-commande',
  component: OrderJourney,
  parameters: { page: true },
})

export const WholeOrder = meta.story({
  name: 'Prise au téléphone, préparée, remise',
  play: async ({ canvasElement, step: part }) => {
    const { canvas, next, step, add } = wizardPage(canvasElement)
    await part('Le restaurant et le menu', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /La Fève Tonka/ }))
      await next()
      await step('Que souhaite le client')
      await add(soup.name)
      await add(soup.name)
      await add(tart.name)
      await next()
    })
    await part('Le panier et le client', async () => {
      await step('Le panier est-il juste')
      await expect(spaces(canvasElement)).toContain('Total 29,50 € TTC')
      await next()
      await step('Pour qui est la commande')
      await userEvent.type(canvas.getByRole('textbox', { name: 'Ou le nom du client' }), 'Léa Marchand')
      await next()
    })
    await part('Relire et envoyer', async () => {
      await step('Tout relire')
      await userEvent.click(canvas.getByRole('button', { name: 'Confirmer la commande' }))
      const answer = within(await canvas.findByRole('alertdialog'))
      await expect(answer.getByText('Commande créée avec succès pour Léa Marchand')).toBeVisible()
      await userEvent.click(answer.getByRole('button', { name: 'D’accord' }))
    })
    await part('À la caisse, de l’attente à la remise', async () => {
      for (const move of ['Confirmer', 'Mettre en préparation', 'Marquer prête', 'Terminer'])
        await userEvent.click(await canvas.findByRole('button', { name: `${move}, Commande f00d01` }))
      const card = within(canvas.getByRole('article', { name: /f00d01/ }))
      await expect(await card.findByText('Terminée')).toBeVisible()
      await expect(card.queryByRole('button', { name: /Terminer/ })).toBeNull()
    })
  },
})
