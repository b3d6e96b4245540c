import { fn, userEvent, within } from 'storybook/test'

export const restaurantFormArgs = { submitting: false, serverErrors: {}, onSubmit: fn(), onCancel: fn(), onDirty: fn() }

/** User actions in the form. */
export const restaurantFormIn = (canvasElement: HTMLElement) => {
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
export async function fillRequired({ fill }: ReturnType<typeof restaurantFormIn>) {
  await fill('Nom', 'Le Cardon Rouge')
  await fill('Nombre de places', '48')
  await fill('Numéro', '8')
  await fill('Rue', 'quai Saint-Vincent')
  await fill('Code postal', '69001')
  await fill('Ville', 'Lyon')
}

export const minimal = {
  name: 'Le Cardon Rouge',
  seats: 48,
  printers: 1,
  features: [],
  address: { streetNumber: 8, streetName: 'quai Saint-Vincent', postalCode: '69001', city: 'Lyon', country: 'France' },
  openingHours: {},
  rooms: [],
}
