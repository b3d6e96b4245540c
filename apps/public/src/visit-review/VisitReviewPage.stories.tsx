import { visitReviewMessages as words } from '@potager/domain/messages'
import preview from '@potager/storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { App } from '../App.tsx'
import { longComment, longRestaurantName, longWord, pageOverflow } from '../pages/story-page.ts'
import { finished, openState, reviewed, spent, token, typed, visit, written } from './story-visits.ts'
import { VisitReviewPage } from './VisitReviewPage.tsx'

const meta = preview.meta({
  title: 'Écrans/Site/Mon avis',
  id: 'ecrans-mon-avis',
  component: VisitReviewPage,
  parameters: { page: true },
  args: { state: openState, signedIn: false },
  decorators: [
    (Story) => (
      <App name="visitReview">
        <Story />
      </App>
    ),
  ],
})

export const Empty = meta.story({
  name: 'Pas encore d’avis : le formulaire',
  tags: ['[REV-51]', '[REV-58]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Votre visite chez La Fève Tonka, le mercredi 18 novembre 2026/)).toBeVisible()
    const about = canvas.getByRole('combobox', { name: words.about })
    await expect(about).toHaveAccessibleDescription(/Ceux sur un plat ne sont lus que par la maison\./)
    await expect(
      within(about)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Le restaurant La Fève Tonka', 'Velouté de potimarron, châtaignes grillées', 'Tarte aux blettes'])
    await expect(canvas.getByRole('button', { name: 'Envoyer mon avis' }).closest('form')).toHaveAttribute(
      'action',
      `/avis/${token}`,
    )
    await expect(canvas.getByRole('link', { name: 'Comment les avis sont relus et publiés' })).toHaveAttribute(
      'href',
      '/avis/regles',
    )
  },
})

export const Refused = meta.story({
  name: 'À corriger : ce qui a été tapé reste',
  args: {
    state: {
      ...openState,
      refused: {
        status: 400,
        message: 'Le formulaire contient des erreurs.',
        fields: { rating: 'Choisissez une note de 1 à 5', author: 'Indiquez un prénom ou un pseudonyme' },
        typed,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le formulaire contient des erreurs.')
    await expect(canvas.getByRole('textbox', { name: 'Votre avis' })).toHaveValue('Copieux.')
    await expect(canvas.getByRole('combobox')).toHaveValue('DISH:d-1')
    await expect(canvas.getByRole('textbox', { name: 'Votre prénom ou pseudonyme' })).toBeInvalid()
  },
})

export const Waiting = meta.story({
  name: 'En attente de lecture ; un autre avis peut suivre',
  args: { state: reviewed(written()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const review = within(canvas.getByRole('article', { name: 'La Fève Tonka' }))
    await expect(review.getByText('En attente de lecture')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'L’adresse privée de vos avis' })).toHaveAttribute(
      'href',
      `/avis/${token}`,
    )
    await expect(review.queryByText('Corriger cet avis')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Donner un autre avis de cette visite' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Votre prénom ou pseudonyme' })).toHaveValue('Inès')
  },
})

export const Rejected = meta.story({
  name: 'Refusé : motif, correction, contestation, retrait',
  tags: ['[REV-53]', '[REV-54]', '[REV-55]'],
  args: { state: reviewed(written({ status: 'REJECTED', reason: 'Votre avis nomme une personne.' })) },
  play: async ({ canvasElement }) => {
    const review = within(within(canvasElement).getByRole('article', { name: 'La Fève Tonka' }))
    await expect(review.getByText('Motif : « Votre avis nomme une personne. »')).toBeVisible()
    await userEvent.click(review.getByText('Corriger cet avis'))
    await expect(review.getByRole('radio', { name: '4 étoiles sur 5' })).toBeChecked()
    await expect(review.getByRole('textbox', { name: 'Votre avis' })).toHaveValue(written().comment)
    await userEvent.click(review.getByText('Contester la décision'))
    await expect(review.getByRole('textbox', { name: 'Pourquoi cet avis devrait être publié' })).toBeVisible()
    await expect(review.getByText('Oui, retirer cet avis')).not.toBeVisible()
    await userEvent.click(review.getByText('Retirer cet avis'))
    await expect(review.getByRole('button', { name: 'Oui, retirer cet avis' })).toBeVisible()
  },
})

export const Contested = meta.story({
  name: 'Contesté : en attente à nouveau',
  args: { state: reviewed(written({ contested: true })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Votre contestation attend une décision\./)).toBeVisible()
  },
})

export const Finished = meta.story({
  name: 'Tout est dit : publié, retiré',
  args: { state: finished },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Publié')).toBeVisible()
    const dish = within(canvas.getByRole('article', { name: 'Tarte aux blettes' }))
    await expect(dish.getByText('Accepté')).toBeVisible()
    await expect(dish.getByText(/^La maison le lit\./)).toBeVisible()
    await expect(canvas.getByText('Retiré par vous. Son texte est effacé.')).toBeVisible()
    await expect(canvas.getByText('Vous avez donné votre avis sur tout ce qui compose cette visite.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Envoyer mon avis' })).toBeNull()
  },
})

export const Used = meta.story({
  name: 'L’adresse du ticket a servi',
  tags: ['[REV-71]'],
  args: { state: spent },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Un avis a déjà été donné avec cette adresse' })).toBeVisible()
    await expect(canvas.getByText(/l’adresse privée que la page a donnée à son auteur/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Envoyer mon avis' })).toBeNull()
  },
})

export const Staff = meta.story({
  name: 'Connecté : pas de formulaire',
  tags: ['[REV-73]'],
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/les comptes de l’équipe ne donnent pas d’avis/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Envoyer mon avis' })).toBeNull()
  },
})

export const Over = meta.story({
  name: 'L’adresse ne mène à rien',
  tags: ['[REV-50]'],
  args: {
    state: { ...openState, link: { ok: false, status: 404, message: 'Cette adresse n’est pas ou plus valable.' } },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Cette adresse ne mène à aucune visite' }),
    ).toBeVisible()
  },
})

export const Long = meta.story({
  name: 'Textes longs',
  args: {
    state: {
      ...reviewed(written({ status: 'REJECTED', reason: longComment, comment: longWord.repeat(3), author: longWord })),
      link: {
        ok: true,
        value: {
          ...visit,
          restaurantName: longRestaurantName,
          things: [
            {
              resourceType: 'RESTAURANT',
              resourceId: 'r',
              name: longRestaurantName,
              review: written({ status: 'REJECTED', reason: longComment, comment: longWord, author: longWord }),
            },
            { resourceType: 'DISH', resourceId: 'd', name: longWord },
          ],
        },
      },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})
