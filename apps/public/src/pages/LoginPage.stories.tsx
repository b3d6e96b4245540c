import { silent, storyNetwork } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { App } from '../App.tsx'
import type { PageState } from '../page.ts'
import { LoginPage } from './LoginPage.tsx'
import { longComment, longWord, pageOverflow, withoutToasts } from './story-page.ts'

const { saying, afterEach } = storyNetwork({}, withoutToasts)
const state: PageState<'login'> = {
  name: 'login',
  accountCreated: false,
  forgotten: { email: 'bonjour@potager.example', phone: '02 40 00 00 00' },
}

const meta = preview.meta({
  title: 'Écrans/Site/Connexion',
  id: 'ecrans-connexion',
  component: LoginPage,
  parameters: { page: true },
  args: { state, signedIn: false },
  afterEach,
  decorators: [
    (Story) => (
      <App name="login">
        <Story />
      </App>
    ),
  ],
})

async function signIn(canvasElement: HTMLElement, username: string) {
  const main = within(within(canvasElement).getByRole('main'))
  await userEvent.type(main.getByLabelText(/^Nom d’utilisateur/), username)
  await userEvent.type(main.getByLabelText(/^Mot de passe/, { selector: 'input' }), 'Potager#2026')
  await userEvent.click(main.getByRole('button', { name: 'Se connecter' }))
  return main
}

/** A toast slides in: it is in the document before it is visible. */
async function expectToast(canvasElement: HTMLElement, text: string) {
  const said = await within(canvasElement.ownerDocument.body).findByText(text)
  await waitFor(() => expect(said).toBeVisible())
}

export const Nominal = meta.story({ name: 'Se connecter' })

export const AccountCreated = meta.story({
  name: 'Juste après l’inscription',
  args: { state: { ...state, accountCreated: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Compte créé avec succès !')).toBeVisible()
  },
})

export const SessionEnded = meta.story({
  name: 'La session vient de se terminer',
  args: { state: { ...state, sessionEnded: true } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.'),
    ).toBeVisible()
  },
})

export const Sending = meta.story({
  name: 'Connexion en cours',
  beforeEach: saying({ login: silent }),
  play: async ({ canvasElement }) => {
    const main = await signIn(canvasElement, 'gerant')
    await expect(await main.findByRole('button', { name: 'Connexion...' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Invalid = meta.story({
  name: 'Rien de saisi',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await userEvent.click(main.getByRole('button', { name: 'Se connecter' }))
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(2)
  },
})

export const Refused = meta.story({
  name: 'Identifiants incorrects : la saisie reste',
  beforeEach: saying({ login: () => ({ status: 400, body: { message: 'Bad credentials' } }) }),
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, 'gerant')
    await expectToast(canvasElement, 'Identifiants incorrects. Veuillez réessayer.')
    await expect(within(canvasElement).getByDisplayValue('gerant')).toBeVisible()
  },
})

export const Failure = meta.story({
  name: 'Panne du serveur',
  beforeEach: saying({ login: () => ({ status: 503 }) }),
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, 'gerant')
    await expectToast(canvasElement, 'Erreur lors de la connexion.')
  },
})

export const Forgotten = meta.story({
  name: 'Mot de passe oublié : qui en donne un autre',
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    const told = main.getByText('npm run accounts -- --reset NOM')
    await expect(told).not.toBeVisible()
    main.getByRole('button', { name: 'Se connecter' }).focus()
    await userEvent.tab()
    const question = main.getByText(/^Mot de passe oublié/)
    await expect(question).toHaveFocus()
    await userEvent.click(question)
    await expect(told).toBeVisible()
    await expect(main.getByRole('link', { name: '02 40 00 00 00' })).toHaveAttribute('href', 'tel:0240000000')
    await expect(main.getByRole('link', { name: 'bonjour@potager.example' })).toHaveAttribute(
      'href',
      'mailto:bonjour@potager.example',
    )
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const LongTexts = meta.story({
  name: 'Textes longs : saisie et refus',
  beforeEach: saying({ login: () => ({ status: 429, body: { message: longComment } }) }),
  play: async ({ canvasElement }) => {
    await signIn(canvasElement, longWord)
    await expectToast(canvasElement, longComment.trim())
    await expect(pageOverflow(canvasElement)).toBe(0)
  },
})

export const Phone = meta.story({
  name: 'Téléphone',
  globals: { viewport: { value: 'phone', isRotated: false } },
})
