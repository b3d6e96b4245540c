import { silent, storyNetwork } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState, RefusedRegistration } from '../page.ts'
import { RegisterPage } from './RegisterPage.tsx'
import { longComment, longPerson, longWord, pageOverflow, withoutToasts } from './story-page.ts'

const { saying, afterEach } = storyNetwork({}, withoutToasts)
const state: PageState<'register'> = { name: 'register' }
const typed = { username: 'suzanne', email: 'suzanne@exemple.fr', firstName: 'Suzanne', lastName: 'Legrand' }
const refused = (change: Partial<RefusedRegistration>): PageState<'register'> => ({
  name: 'register',
  refused: { status: 400, message: 'Veuillez corriger les erreurs du formulaire', fields: {}, typed, ...change },
})

const meta = preview.meta({
  title: 'Écrans/Site/Inscription',
  id: 'ecrans-inscription',
  component: RegisterPage,
  parameters: { page: true },
  args: { state, signedIn: false },
  afterEach,
  decorators: [
    (Story) => (
      <App name="register">
        <Story />
      </App>
    ),
  ],
})

/** Types the passwords, which a refused form never keeps, and submits the rest unchanged. */
async function send(canvasElement: HTMLElement) {
  const form = canvasElement.querySelector('form')
  for (const name of ['password', 'confirmPassword']) {
    const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field) await userEvent.type(field, 'Ciboule-et-basilic-7')
  }
  const submit = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (submit) await userEvent.click(submit)
  return submit
}

export const Nominal = meta.story({ name: 'Créer un compte' })

export const Sending = meta.story({
  name: 'Création en cours',
  args: { state: refused({}) },
  beforeEach: saying({ register: silent }),
  play: async ({ canvasElement }) => {
    await expect(await send(canvasElement)).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Invalid = meta.story({
  name: 'Rien de saisi : chaque champ le dit',
  play: async ({ canvasElement }) => {
    const submit = canvasElement.querySelector<HTMLButtonElement>('form [type=submit]')
    if (submit) await userEvent.click(submit)
    await within(canvasElement.ownerDocument.body).findAllByRole('alert')
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(6)
  },
})

export const Refused = meta.story({
  name: 'Renvoyée par le serveur, sans script : les mots de passe n’y sont plus',
  args: { state: refused({ fields: { email: 'Cette adresse n’existe pas' } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Cette adresse n’existe pas')).toBeVisible()
    await expect(canvas.getByDisplayValue('Suzanne')).toBeVisible()
    await expect(canvasElement.querySelector('[name=password]')).toHaveValue('')
  },
})

export const Conflict = meta.story({
  name: 'Nom d’utilisateur déjà pris',
  args: { state: refused({}) },
  beforeEach: saying({
    register: () => ({
      status: 409,
      body: { message: 'Ce nom est déjà pris', errors: { username: 'Choisissez-en un autre' } },
    }),
  }),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await expect(await within(canvasElement).findByText('Choisissez-en un autre')).toBeVisible()
    await expect(canvasElement.querySelector('[name=username]')).toHaveFocus()
  },
})

export const Failure = meta.story({
  name: 'Panne du serveur : la saisie reste',
  args: { state: refused({}) },
  beforeEach: saying({ register: () => ({ status: 503 }) }),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    const said = await within(canvasElement.ownerDocument.body).findByText('Erreur lors de la création du compte')
    await waitFor(() => expect(said).toBeVisible())
    await expect(within(canvasElement).getByDisplayValue('suzanne@exemple.fr')).toBeVisible()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    state: refused({
      message: longComment,
      fields: { username: longComment, lastName: longWord },
      typed: { ...typed, username: longWord, lastName: longPerson },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
