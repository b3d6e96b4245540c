import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TopNav } from './TopNav.tsx'

const meta = preview.meta({
  title: 'Composants/Navigation/Navigation principale',
  id: 'composants-topnav',
  component: TopNav,
  parameters: { layout: 'fullscreen' },
  args: { signedIn: false, currentPath: '/', onSignOut: fn() },
})

/** Unfolds the items where the screen is too narrow to show them. */
async function items(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const fold = canvas.queryByRole('button', { name: 'Menu' })
  if (fold && fold.getAttribute('aria-expanded') === 'false') await userEvent.click(fold)
  return canvas
}

const names = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

export const SignedOut = meta.story({
  name: 'Sans session [NAV-01] [NAV-02] [NAV-10]',
  play: async ({ canvasElement }) => {
    const canvas = await items(canvasElement)
    await expect(names(canvas.getAllByRole('link'))).toEqual([
      'Potager',
      'Accueil',
      'Menus',
      'Connexion',
      'Créer un compte',
    ])
    await expect(canvas.queryByRole('button', { name: 'Se déconnecter' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '/login')
  },
})

export const SignedIn = meta.story({
  name: 'Avec session [NAV-03] [NAV-04] [NAV-07] [NAV-08] [NAV-10]',
  args: { signedIn: true, currentPath: '/dashboard' },
  play: async ({ canvasElement, args }) => {
    const canvas = await items(canvasElement)
    await expect(names(canvas.getAllByRole('link'))).toEqual([
      'Potager',
      'Accueil',
      'Menus',
      'Mes Réservations',
      'Dashboard',
      'Modération Avis',
      'Événements',
    ])
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Chatbot Véto' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})

export const Chatbot = meta.story({
  name: 'Menu Chatbot Véto, au clavier [NAV-05] [NAV-06]',
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    const canvas = await items(canvasElement)
    const button = canvas.getByRole('button', { name: 'Chatbot Véto' })
    await userEvent.click(button)
    const group = (name: string) => names(within(canvas.getByRole('region', { name })).getAllByRole('link'))
    await expect(group('Administration')).toEqual(['Dashboard', 'Maladies', 'Sessions', 'Signalements'])
    await expect(group('Analyse')).toEqual(['Analytics', 'Paramètres'])
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Maladies' })).not.toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Maladies' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
})

export const OnAPhone = meta.story({
  name: 'Sur un téléphone : Échap referme et rend le focus',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const fold = canvas.queryByRole('button', { name: 'Menu' })
    if (!fold) return
    await userEvent.click(fold)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(fold).toHaveFocus()
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
  },
})

export const SigningOut = meta.story({
  name: 'Déconnexion en cours [NAV-09]',
  args: { signedIn: true, signingOut: true },
  play: async ({ canvasElement, args }) => {
    const canvas = await items(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Déconnexion...' }))
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
})
