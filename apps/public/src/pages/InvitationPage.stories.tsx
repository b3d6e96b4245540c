import { silent, storyNetwork } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { InvitationPage } from './InvitationPage.tsx'
import { longComment, longPerson, longRestaurantName, longWord, pageOverflow, withoutToasts } from './story-page.ts'

const { saying, afterEach } = storyNetwork({}, withoutToasts)
const state: PageState<'invitation'> = {
  name: 'invitation',
  token: 'Zk3hD0yV1c8mPq4tXw7uJr2sNf6bLg9aEoIvTzKxYhC',
  link: { ok: true, value: { restaurantName: 'La Fève Tonka' } },
}
const typed = { username: 'suzanne', email: 'suzanne@exemple.fr', firstName: 'Suzanne', lastName: 'Legrand' }
const refused = { status: 400, message: 'Veuillez corriger les erreurs du formulaire', fields: {}, typed }
const over = 'Ce lien n’est pas ou plus valable : il a expiré, il a déjà servi, ou il a été annulé ou remplacé.'

const meta = preview.meta({
  title: 'Écrans/Site/Invitation',
  id: 'ecrans-invitation',
  component: InvitationPage,
  parameters: { page: true },
  args: { state, signedIn: false },
  afterEach,
  decorators: [
    (Story) => (
      <App name="invitation">
        <Story />
      </App>
    ),
  ],
})

export const Nominal = meta.story({
  name: 'Sans compte : en créer un, ou se connecter puis revenir ici',
  tags: ['[TEA-14]'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: 'Se connecter, puis rejoindre' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(sessionStorage.getItem('auth-return-to')).toBe(`/invitation/${state.token}`)
    sessionStorage.removeItem('auth-return-to')
  },
})

export const Taken = meta.story({
  name: 'Refusée par le serveur : la saisie reste',
  args: { state: { ...state, refused } },
  beforeEach: saying({
    registerInvited: () => ({
      status: 400,
      body: { message: 'Erreur de validation', errors: { username: 'Ce nom d’utilisateur est déjà pris' } },
    }),
  }),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')
    for (const name of ['password', 'confirmPassword']) {
      const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (field) await userEvent.type(field, 'Ciboule-et-basilic-7')
    }
    const submit = form?.querySelector<HTMLButtonElement>('[type=submit]')
    if (submit) await userEvent.click(submit)
    await waitFor(() => expect(form?.querySelector('[name=username]')).toHaveFocus())
    await expect(within(canvasElement).getByDisplayValue('suzanne@exemple.fr')).toBeVisible()
  },
})

export const SignedIn = meta.story({ name: 'Connecté : rejoindre avec son compte', args: { signedIn: true } })

export const Joining = meta.story({
  name: 'Acceptation en cours',
  args: { signedIn: true },
  beforeEach: saying({ acceptInvitation: silent }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rejoindre avec mon compte' }))
    await expect(await within(canvasElement).findByRole('button', { name: 'Un instant…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const Member = meta.story({
  name: 'Connecté, déjà dans l’équipe',
  args: { signedIn: true },
  beforeEach: saying({
    acceptInvitation: () => ({ status: 409, body: { message: 'Vous faites déjà partie de cette équipe.' } }),
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rejoindre avec mon compte' }))
    const said = await within(canvasElement.ownerDocument.body).findByText('Vous faites déjà partie de cette équipe.')
    await waitFor(() => expect(said).toBeVisible())
    await expect(within(canvasElement).getByRole('button', { name: 'Rejoindre avec mon compte' })).toBeVisible()
  },
})

export const Meanwhile = meta.story({
  name: 'Annulée depuis que la page est ouverte : elle dit quoi faire',
  args: { signedIn: true },
  beforeEach: saying({ acceptInvitation: () => ({ status: 404, body: { message: over } }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rejoindre avec mon compte' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(over)
    await expect(canvas.getByText(/demandez une nouvelle invitation/)).toBeVisible()
  },
})

export const Over = meta.story({
  name: 'Invitation expirée, déjà utilisée, annulée ou inconnue : la page dit quoi faire',
  args: { state: { ...state, link: { ok: false, message: over, status: 404 } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cette invitation ne sert plus')
    await expect(canvas.getByText(/demandez une nouvelle invitation/)).toBeVisible()
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    state: {
      ...state,
      link: { ok: true, value: { restaurantName: longRestaurantName } },
      refused: {
        ...refused,
        message: longComment,
        fields: { username: longComment },
        typed: { ...typed, username: longWord, lastName: longPerson },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
