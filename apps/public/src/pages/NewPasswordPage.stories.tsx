import { silent, storyNetwork } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { NewPasswordPage } from './NewPasswordPage.tsx'
import { longComment, longWord, pageOverflow, withoutToasts } from './story-page.ts'

const { saying, afterEach } = storyNetwork({}, withoutToasts)
const state: PageState<'newPassword'> = {
  name: 'newPassword',
  token: 'Zk3hD0yV1c8mPq4tXw7uJr2sNf6bLg9aEoIvTzKxYhC',
  link: { ok: true, value: { username: 'suzanne' } },
}
const over = 'Ce lien n’est pas ou plus valable : il a expiré, il a déjà servi, ou il a été annulé ou remplacé.'

const meta = preview.meta({
  title: 'Écrans/Site/Nouveau mot de passe',
  id: 'ecrans-nouveau-mot-de-passe',
  component: NewPasswordPage,
  parameters: { page: true },
  args: { state, signedIn: false },
  afterEach,
  decorators: [
    (Story) => (
      <App name="newPassword">
        <Story />
      </App>
    ),
  ],
})

/** Types the password twice and submits. */
async function send(canvasElement: HTMLElement, confirmation = 'Ciboule-et-basilic-7') {
  const form = canvasElement.querySelector('form')
  const type = async (name: string, text: string) => {
    const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field) await userEvent.type(field, text)
  }
  await type('password', 'Ciboule-et-basilic-7')
  await type('confirmPassword', confirmation)
  const submit = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (submit) await userEvent.click(submit)
  return submit
}

export const Nominal = meta.story({ name: 'Choisir un nouveau mot de passe', tags: ['[TEA-05]'] })

export const Sending = meta.story({
  name: 'Enregistrement en cours',
  beforeEach: saying({ resetPassword: silent }),
  play: async ({ canvasElement }) => {
    await expect(await send(canvasElement)).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Different = meta.story({
  name: 'Deux mots de passe différents : le second le dit et a le focus',
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'autre')
    const field = canvasElement.querySelector('[name=confirmPassword]')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(field).toHaveFocus()
    await expect(canvasElement.querySelector('[name=password]')).toHaveValue('Ciboule-et-basilic-7')
  },
})

export const Common = meta.story({
  name: 'Refusé par le serveur : la saisie reste',
  beforeEach: saying({
    resetPassword: () => ({
      status: 400,
      body: {
        message: 'Erreur de validation',
        errors: { newPassword: 'Ce mot de passe fait partie des plus courants' },
      },
    }),
  }),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    const field = canvasElement.querySelector('[name=password]')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveAccessibleDescription(/des plus courants/)
    await expect(field).toHaveValue('Ciboule-et-basilic-7')
  },
})

export const Meanwhile = meta.story({
  name: 'Lien remplacé depuis que la page est ouverte : elle dit quoi faire',
  beforeEach: saying({ resetPassword: () => ({ status: 404, body: { message: over } }) }),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(over)
    await expect(canvas.getByText(/demandez un nouveau lien à un administrateur/)).toBeVisible()
  },
})

export const Over = meta.story({
  name: 'Lien expiré, déjà utilisé ou inconnu : la page dit quoi faire',
  args: { state: { ...state, link: { ok: false, message: over, status: 404 } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ce lien ne sert plus')
    await expect(canvas.getByText(/demandez un nouveau lien à un administrateur/)).toBeVisible()
  },
})

export const Slowed = meta.story({
  name: 'Trop de tentatives',
  args: {
    state: {
      ...state,
      link: { ok: false, message: 'Trop de tentatives. Patientez 2 minutes avant de réessayer.', status: 429 },
    },
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: {
    state: {
      ...state,
      link: { ok: true, value: { username: longWord } },
      refused: { status: 400, message: longComment, fields: { password: longComment } },
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
