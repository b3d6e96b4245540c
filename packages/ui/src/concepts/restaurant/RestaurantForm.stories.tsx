import type { CompetingBooking } from '@potager/domain/booking'
import { tabStops, tabTo } from '@potager/storybook/keyboard'
import { longRestaurantName, longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AffectedBookings } from './AffectedBookings.tsx'
import { RestaurantForm } from './RestaurantForm.tsx'

const restaurantFormArgs = { submitting: false, serverErrors: {}, onSubmit: fn(), onCancel: fn(), onDirty: fn() }

/** User actions in the form. */
const restaurantFormIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const field = (name: string) => canvas.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })
  const box = (name: string) => canvas.getByRole('checkbox', { name })
  return {
    canvas,
    field,
    box,
    fill: async (name: string, text: string) => {
      await userEvent.clear(field(name))
      await userEvent.click(field(name))
      await userEvent.paste(text)
    },
    press: (name: string) => userEvent.click(canvas.getByRole('button', { name })),
    submit: () => userEvent.click(canvas.getByRole('button', { name: 'Créer le restaurant' })),
  }
}

/** Fills the required fields with the values of `minimal`. */
async function fillRequired({ fill }: ReturnType<typeof restaurantFormIn>) {
  await fill('Nom', 'Le Cardon Rouge')
  await fill('Nombre de places', '48')
  await fill('Numéro', '8')
  await fill('Rue', 'quai Saint-Vincent')
  await fill('Code postal', '69001')
  await fill('Ville', 'Lyon')
}

const minimal = {
  name: 'Le Cardon Rouge',
  seats: 48,
  printers: 1,
  features: [],
  address: { streetNumber: 8, streetName: 'quai Saint-Vincent', postalCode: '69001', city: 'Lyon', country: 'France' },
  openingHours: {},
  rooms: [],
}

const booking: CompetingBooking = {
  id: 'b1',
  kind: 'RESERVATION',
  status: 'CONFIRMED',
  holdsSpace: true,
  customerName: 'Camille Roux',
  roomName: '',
  people: 12,
  start: '2026-12-21T19:00:00',
  end: '2026-12-21T21:00:00',
}

const meta = preview.meta({
  title: 'Écrans/Nouveau restaurant',
  id: 'ecrans-nouveau-restaurant',
  component: RestaurantForm,
  args: restaurantFormArgs,
})

export const Fresh = meta.story({
  name: 'Au départ',
  tags: ['[RST-01]', '[RST-02]', '[RST-03]', '[RST-04]'],
  play: async ({ canvasElement, args }) => {
    const { canvas, field, box, press } = restaurantFormIn(canvasElement)
    const fields = ['Nom', 'Nombre de places', 'Nombre d’imprimantes', 'Numéro', 'Rue', 'Code postal', 'Ville']
    for (const name of fields) await expect(field(name)).toBeVisible()
    const features = within(canvas.getByRole('group', { name: 'Équipements' })).getAllByRole('checkbox')
    await expect(features.map((feature) => feature.closest('label')?.textContent)).toEqual([
      'WIFI HAUT DEBIT',
      'PLATEAUX MEMBRES',
      'PLATEAUX LIVRABLE',
    ])
    for (const day of ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']) {
      await expect(box(`Ouvert le ${day}`)).not.toBeChecked()
    }
    await expect(canvas.getByText('Aucune salle pour le moment.')).toBeVisible()
    await press('Annuler')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Minimal = meta.story({
  name: 'L’indispensable, en France sans le dire',
  tags: ['[RST-17]'],
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    await fillRequired(page)
    await page.submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(minimal)
  },
})

export const Whole = meta.story({
  name: 'Horaires, équipements et salles',
  tags: ['[RST-03]', '[RST-04]', '[RST-05]', '[RST-06]', '[RST-21]'],
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    const { canvas, fill, box, press, field, submit } = page
    await fillRequired(page)
    await userEvent.click(box('PLATEAUX LIVRABLE'))
    await press('Du mardi au samedi')
    await fill('Ouverture le samedi', '19:00')
    await fill('Fermeture le samedi', '02:00')
    await userEvent.tab()
    await expect(await canvas.findByText('jusqu’à 02:00 le lendemain')).toBeVisible()
    await userEvent.click(box('Ouvert le vendredi'))
    await press('Ajouter une salle')
    await fill('Nom de la salle 1', 'Le Fenil')
    await fill('Places de la salle 1', '12')
    await expect(box('Salle 1 réservable')).toBeChecked()
    await press('Ajouter une salle')
    await press('Retirer la salle 2')
    await expect(canvas.getByRole('button', { name: 'Ajouter une salle' })).toHaveFocus()
    await expect(field('Nom de la salle 1')).toHaveValue('Le Fenil')
    await submit()
    const day = { start: '11:30', end: '22:30' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...minimal,
      features: ['PLATEAUX_LIVRABLE'],
      openingHours: {
        TUESDAY: day,
        WEDNESDAY: day,
        THURSDAY: day,
        SATURDAY: { start: '19:00', end: '02:00' },
      },
      rooms: [{ name: 'Le Fenil', capacity: 12, reservable: true }],
    })
  },
})

export const CopiedHours = meta.story({
  name: 'Copier un jour vers les autres',
  tags: ['[RST-04]'],
  play: async ({ canvasElement }) => {
    const { fill, field, press, canvas } = restaurantFormIn(canvasElement)
    await press('Tous les jours')
    await fill('Ouverture le lundi', '12:00')
    await fill('Fermeture le lundi', '15:00')
    await press('Copier vers les autres jours les horaires du lundi')
    await expect(field('Ouverture le dimanche')).toHaveValue('12:00')
    await expect(field('Fermeture le jeudi')).toHaveValue('15:00')
    await expect(canvas.getAllByRole('checkbox', { name: /^Ouvert le/, checked: true })).toHaveLength(7)
  },
})

export const Submitting = meta.story({
  name: 'Envoi en cours : pas de second envoi',
  args: { submitting: true },
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    await fillRequired(page)
    await page.press('Création en cours...')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Phone = meta.story({
  name: 'Téléphone : horaires de la semaine',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await restaurantFormIn(canvasElement).press('Tous les jours')
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    restaurant: {
      ...minimal,
      name: longRestaurantName,
      address: { ...minimal.address, streetName: longRestaurantName, city: longWord },
      description: longText,
      openingHours: { MONDAY: { start: '08:00', end: '23:59' } },
      rooms: [{ id: 'salle', name: longRestaurantName, capacity: 1000, reservable: true }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Order = meta.story({
  name: 'Clavier : chaque champ à son tour, un jour ouvert, l’envoi en dernier',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect((await tabStops(3)).map((name) => name.replace(' *', ''))).toEqual([
      'Nom',
      'Nombre de places',
      'Nombre d’imprimantes',
    ])
    const monday = canvas.getByRole('checkbox', { name: 'Ouvert le lundi' })
    await tabTo(monday)
    await userEvent.keyboard(' ')
    await expect(monday).toBeChecked()
    await expect(monday).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: 'Annuler' }))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Créer le restaurant' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // A refused submission focuses the first error.
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Digits = meta.story({
  name: 'Les horaires se tapent en chiffres, et Entrée prend ce qui est écrit',
  tags: ['[TYP-03]'],
  play: async ({ canvasElement, args }) => {
    const page = restaurantFormIn(canvasElement)
    await fillRequired(page)
    await userEvent.click(page.box('Ouvert le vendredi'))
    const [opens, closes] = [page.field('Ouverture le vendredi'), page.field('Fermeture le vendredi')]
    for (const [typed, time] of [
      ['0930', '09:30'],
      ['930', '09:30'],
      ['9h30', '09:30'],
      ['9', '09:00'],
      ['20 heures 15', '20:15'],
    ] as const) {
      await page.fill('Ouverture le vendredi', typed)
      await userEvent.tab()
      await expect(opens).toHaveValue(time)
    }
    await page.fill('Fermeture le vendredi', '2400')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(closes).toHaveValue('24:00')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...minimal,
      openingHours: { FRIDAY: { start: '20:15', end: '24:00' } },
    })
  },
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

export const LeftOutside = meta.story({
  name: 'Réservations hors des nouveaux horaires',
  args: {
    restaurant: minimal,
    consequences: (
      <AffectedBookings
        of="week"
        affected={{ state: 'read', bookings: [booking] }}
        linkTo={(_, label) => <a href="#fiche">{label}</a>}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(status).toHaveTextContent(
      'Une réservation ou demande des douze mois à venir n’entre plus dans ces horaires.',
    )
    await expect(within(status).getByRole('link', { name: 'Camille Roux' })).toBeVisible()
  },
})
