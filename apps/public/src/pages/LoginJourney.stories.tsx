import { authMessages, requestRefusals } from '@potager/domain/messages'
import { broken, silent, unreachable } from '@potager/storybook/network'
import preview from '@potager/storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LoginPage } from './LoginPage.tsx'
import { storyVisit } from './story-visit.tsx'

const visit = storyVisit('login')

const meta = preview.meta({
  title: 'Parcours/Connexion, du réseau à l’écran',
  id: 'parcours-connexion',
  component: LoginPage,
  args: { state: { name: 'login', accountCreated: false } as const, signedIn: false },
  ...visit.meta,
})

const typed = { username: 'gerant', password: 'Potager#2026' }

const fieldsOf = (canvasElement: HTMLElement) => {
  const main = within(within(canvasElement).getByRole('main'))
  return {
    main,
    username: main.getByLabelText(/^Nom d’utilisateur/),
    password: main.getByLabelText(/^Mot de passe/, { selector: 'input' }),
  }
}

async function signIn(canvasElement: HTMLElement) {
  const { main, username, password } = fieldsOf(canvasElement)
  await userEvent.type(username, typed.username)
  await userEvent.type(password, typed.password)
  await userEvent.click(main.getByRole('button', { name: authMessages.submit }))
}

/** The error shows, the input stays, the form can be resubmitted, and nobody is signed in. */
async function expectRefusal(canvasElement: HTMLElement, words: string) {
  const told = await within(canvasElement.ownerDocument.body).findByText(words)
  await waitFor(() => expect(told).toBeVisible())
  const { main, username, password } = fieldsOf(canvasElement)
  await expect(username).toHaveValue(typed.username)
  await expect(password).toHaveValue(typed.password)
  await expect(await main.findByRole('button', { name: authMessages.submit })).not.toHaveAttribute('aria-disabled')
  await expect(localStorage).toHaveLength(0)
  await expect(visit.asked('login')).toMatchObject([{ body: typed }])
}

export const WrongPassword = meta.story({
  name: 'Mot de passe faux, refus 400',
  beforeEach: visit.saying({ login: () => ({ status: 400, body: { message: 'Bad credentials' } }) }),
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expectRefusal(canvasElement, authMessages.badCredentials)
  },
})

export const Forbidden = meta.story({
  name: 'Compte sans accès, refus 401',
  beforeEach: visit.saying({ login: () => ({ status: 401, body: { message: authMessages.forbidden } }) }),
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expectRefusal(canvasElement, authMessages.forbidden)
  },
})

export const TooManyTries = meta.story({
  name: 'Trop de tentatives, refus 429',
  beforeEach: visit.saying({ login: () => ({ status: 429, body: { message: requestRefusals.tooManyTries(30) } }) }),
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expectRefusal(canvasElement, 'Trop de tentatives. Patientez 30 secondes avant de réessayer.')
  },
})

export const Failure = meta.story({
  name: 'Échec 500, puis un autre refus au second essai',
  beforeEach: visit.saying({
    login: (_, time) => (time === 1 ? broken : { status: 400, body: { message: 'Bad credentials' } }),
  }),
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expectRefusal(canvasElement, 'Le service est indisponible.')
    await userEvent.click(fieldsOf(canvasElement).main.getByRole('button', { name: authMessages.submit }))
    await within(canvasElement.ownerDocument.body).findByText(authMessages.badCredentials)
    await expect(visit.asked('login')).toMatchObject([{ body: typed }, { body: typed }])
  },
})

export const Unreachable = meta.story({
  name: 'Serveur injoignable',
  beforeEach: visit.saying({ login: unreachable }),
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    await expectRefusal(canvasElement, 'Connexion impossible. Vérifiez votre réseau puis réessayez.')
  },
})

export const Slow = meta.story({
  name: 'Réponse qui tarde : rien n’est envoyé deux fois',
  beforeEach: visit.saying({ login: silent }),
  play: async ({ canvasElement }) => {
    await signIn(canvasElement)
    const button = await fieldsOf(canvasElement).main.findByRole('button', { name: authMessages.submitting })
    await waitFor(() => expect(visit.asked('login')).toHaveLength(1))
    await userEvent.click(button)
    await expect(visit.asked('login')).toHaveLength(1)
  },
})
