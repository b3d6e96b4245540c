import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor } from 'storybook/test'
import { RestaurantForm } from './RestaurantForm.tsx'
import { fillRequired, minimal, restaurantFormArgs, restaurantFormIn } from './story-form.ts'

const meta = preview.meta({
  title: 'Écrans/Nouveau restaurant/Règles',
  id: 'ecrans-nouveau-restaurant-regles',
  component: RestaurantForm,
  args: restaurantFormArgs,
})

export const HoursRules = meta.story({
  name: 'Règles des horaires',
  tags: ['[RST-18]', '[RST-19]'],
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    const { canvas, fill, box, field, submit } = page
    await fillRequired(page)
    await userEvent.click(box('Ouvert le mercredi'))
    await fill('Ouverture le mercredi', '25:00')
    await expect(canvas.queryByText('Invalid time format. Expected HH:mm')).toBeNull()
    await submit()
    await expect(await canvas.findByText('Invalid time format. Expected HH:mm')).toBeVisible()
    await waitFor(() => expect(field('Ouverture le mercredi')).toHaveFocus())
    await expect(field('Ouverture le mercredi')).toBeInvalid()
    await expect(field('Fermeture le mercredi')).toBeValid()
    await fill('Ouverture le mercredi', '22:30')
    await submit()
    await expect(await canvas.findByText('Start and end time must be different')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await fill('Ouverture le mercredi', '00:00')
    await fill('Fermeture le mercredi', '24:00')
    await submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

export const SecondService = meta.story({
  name: 'Un second service : proposé, corrigé, copié, retiré',
  tags: ['[SVC-03]'],
  args: { twoServices: true },
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    const { canvas, fill, box, field, press, submit } = page
    await fillRequired(page)
    await userEvent.click(box('Ouvert le mercredi'))
    await userEvent.click(box('Ouvert le jeudi'))
    await press('Ajouter un second service le mercredi')
    await expect(canvas.getByRole('button', { name: 'Retirer le second service le mercredi' })).toHaveFocus()
    await expect(field('Fermeture le mercredi')).toHaveValue('14:30')
    await expect(field('Fermeture du second service le mercredi')).toHaveValue('22:30')
    await fill('Ouverture du second service le mercredi', '14h')
    await submit()
    await expect(await canvas.findByText('Le second service commence après la fin du premier (14:30)')).toBeVisible()
    await waitFor(() => expect(field('Ouverture du second service le mercredi')).toHaveFocus())
    await expect(field('Ouverture du second service le mercredi')).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await fill('Ouverture du second service le mercredi', '1830')
    await userEvent.tab()
    await press('Copier vers les autres jours les horaires du mercredi')
    await expect(field('Ouverture du second service le jeudi')).toHaveValue('18:30')
    await press('Retirer le second service le jeudi')
    await submit()
    const lunch = { start: '11:30', end: '14:30' }
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...minimal,
        openingHours: { WEDNESDAY: { ...lunch, second: { start: '18:30', end: '22:30' } }, THURSDAY: lunch },
      }),
    )
  },
})

export const OneService = meta.story({
  name: 'Un serveur sans second service n’en propose pas',
  tags: ['[SVC-03]'],
  play: async ({ canvasElement }) => {
    const { canvas, box } = restaurantFormIn(canvasElement)
    await userEvent.click(box('Ouvert le mercredi'))
    await expect(canvas.queryByRole('button', { name: /second service/ })).toBeNull()
  },
})

export const EmptyRules = meta.story({
  name: 'Envoyé vide',
  tags: ['[RST-10]', '[RST-11]', '[RST-13]', '[RST-14]', '[RST-15]', '[RST-16]', '[RST-23]', '[RST-24]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, field, press, submit } = restaurantFormIn(canvasElement)
    await press('Ajouter une salle')
    await submit()
    for (const message of [
      'The name of restaurant cannot be blank',
      'Street number must be a positive integer',
      'Street name is required',
      'Postal code must be 5 digits',
      'City is required',
      'Name is required',
    ]) {
      await expect(await canvas.findByText(message)).toBeVisible()
    }
    await expect(canvas.getAllByText('Impossible minus 1')).toHaveLength(2)
    await expect(field('Nom')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const NewRoom = meta.story({
  name: 'Une salle ajoutée n’est pas une faute, tant que l’on n’y est pas passé',
  play: async ({ canvasElement }) => {
    const { canvas, field, press } = restaurantFormIn(canvasElement)
    await press('Ajouter une salle')
    await waitFor(() => expect(field('Nom de la salle 1')).toHaveFocus())
    await userEvent.keyboard('Salon')
    // The form has been validated by then.
    await expect(field('Nom de la salle 1')).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await expect(canvas.queryByText('Impossible minus 1')).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText('Impossible minus 1')).toBeVisible()
  },
})

export const NewRoomAfterRefusal = meta.story({
  name: 'Une salle ajoutée après un envoi refusé n’est une faute qu’une fois envoyée',
  play: async ({ canvasElement }) => {
    const { canvas, field, press, submit } = restaurantFormIn(canvasElement)
    await submit()
    // That of the restaurant's seats.
    await expect(await canvas.findByText('Impossible minus 1')).toBeVisible()
    await press('Ajouter une salle')
    await waitFor(() => expect(field('Nom de la salle 1')).toHaveFocus())
    await userEvent.keyboard('Salon')
    await expect(field('Nom de la salle 1')).not.toHaveAccessibleDescription()
    await expect(canvas.getAllByText('Impossible minus 1')).toHaveLength(1)
    await submit()
    await waitFor(() => expect(canvas.getAllByText('Impossible minus 1')).toHaveLength(2))
  },
})

export const AddressAsWritten = meta.story({
  name: 'Une adresse comme on l’écrit : « bis » a sa place, un code postal ses blancs',
  tags: ['[TYP-03]', '[TYP-05]'],
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    const { fill, field, submit } = page
    await fillRequired(page)
    await fill('Code postal', 'F-69\u00a0001')
    for (const typed of ['12 bis', '12B', '12 ter', '3-5']) {
      await fill('Numéro', typed)
      await userEvent.tab()
      await waitFor(() => expect(field('Numéro')).toHaveAccessibleDescription(/^Le numéro seul.*bis rue Haute/))
      await expect(field('Numéro')).toHaveValue(typed)
    }
    for (const typed of ['1e2', '0x10', '4.0']) {
      await fill('Numéro', typed)
      await submit()
      await waitFor(() => expect(field('Numéro')).toBeInvalid())
    }
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await fill('Numéro', '12')
    await submit()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...minimal,
        address: { ...minimal.address, streetNumber: 12 },
      }),
    )
  },
})

export const Unnumbered = meta.story({
  name: 'Une maison sans numéro, là où le serveur la prend',
  tags: ['[RST-31]'],
  args: { numberless: true },
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    const { fill, field, submit } = page
    await fillRequired(page)
    await fill('Numéro', '12 bis')
    await submit()
    await waitFor(() => expect(field('Numéro')).toBeInvalid())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field('Numéro'))
    await expect(field('Numéro')).not.toBeRequired()
    await submit()
    const { streetNumber: _, ...address } = minimal.address
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...minimal, address }))
  },
})

export const BoundRules = meta.story({
  name: 'Au-delà des bornes',
  tags: ['[RST-08]', '[RST-09]', '[RST-11]', '[RST-12]', '[RST-24]'],
  play: async ({ canvasElement }) => {
    const { canvas, fill, press, submit } = restaurantFormIn(canvasElement)
    const expectMessage = async (message: string) => expect(await canvas.findByText(message)).toBeVisible()
    await press('Ajouter une salle')
    await fill('Nom', 'ab')
    await fill('Nombre de places', '201')
    await fill('Nombre d’imprimantes', '11')
    await fill('Places de la salle 1', '51')
    await submit()
    await expectMessage('The name of restaurant is too short')
    await expectMessage('Impossible bigger 200')
    await expectMessage('Require max 10')
    await expectMessage('Impossible bigger 50')
    await fill('Nom', 'x'.repeat(101))
    await fill('Nombre d’imprimantes', '0')
    await expectMessage('The name of restaurant is too long')
    await expectMessage('Require min 1')
  },
})

export const Refused = meta.story({
  name: 'Refusé par le serveur, jusque dans les champs imbriqués',
  tags: ['[RST-28]'],
  args: {
    serverErrors: {
      name: 'Ce nom est déjà pris',
      'address.city': 'Ville inconnue',
      'openingHours.MONDAY.end': 'Horaire refusé',
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas, field } = restaurantFormIn(canvasElement)
    await expect(canvas.getByText('Ce nom est déjà pris')).toBeVisible()
    await expect(field('Ville')).toHaveAccessibleDescription('Ville inconnue')
    await expect(canvas.getByRole('alert')).toHaveTextContent('lundi : Horaire refusé')
    await expect(field('Nom')).toHaveFocus()
  },
})
