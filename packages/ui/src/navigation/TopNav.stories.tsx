import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { Guide } from '../storybook/guide/guide.ts'
import { onPhone } from '../storybook/screen-stories.tsx'
import { tabStops } from '../storybook/tab-stops.ts'
import { TopNav } from './TopNav.tsx'

const meta = preview.meta({
  title: 'Composants/Navigation/Navigation principale',
  id: 'composants-topnav',
  component: TopNav,
  parameters: {
    page: true,
    guide: {
      use: ['En tête de chaque page du site et de la gestion : la même pour tous, selon que l’on est connecté ou non.'],
      avoid: [
        'Pour les lieux d’une zone de la gestion, prenez « SideRail ».',
        'Pour des actions sur la page : cette barre ne fait que mener ailleurs, et déconnecter.',
      ],
      writing: [
        'Les noms sont ceux du cahier des charges : « Mes Réservations », « Modération Avis ».',
        'La déconnexion se dit en cours : « Déconnexion... ».',
      ],
      accessibility: [
        '« Chatbot Véto » s’ouvre par Entrée, se parcourt par les flèches ; Échap le referme et rend le focus à son bouton.',
        'Sur un téléphone, tout se replie derrière « Menu », qu’Échap referme aussi.',
        'La page où l’on est porte aria-current="page".',
      ],
    } satisfies Guide,
  },
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
  globals: onPhone,
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

export const KeyboardOrder = meta.story({
  name: 'Clavier : ouvrir le menu, le parcourir, Échap rend le focus',
  args: { signedIn: true },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const stops = await tabStops(6)
    await expect(stops).toEqual(['Potager', 'Accueil', 'Menus', 'Mes Réservations', 'Dashboard', 'Chatbot Véto'])
    const button = canvas.getByRole('button', { name: 'Chatbot Véto' })
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const links = within(canvas.getByRole('region', { name: 'Administration' })).getAllByRole('link')
    await userEvent.keyboard('{ArrowDown}')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('link', { name: 'Paramètres' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(links[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    // Closed, its links are no stops.
    await expect(await tabStops(3)).toEqual(['Modération Avis', 'Événements', 'Se déconnecter'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})

export const KeyboardLeft = meta.story({
  name: 'Clavier : quitter le menu le referme',
  args: { signedIn: true },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Chatbot Véto' })
    await tabStops(6)
    await userEvent.keyboard('{Enter}')
    await tabStops(7)
    await expect(within(canvasElement).getByRole('link', { name: 'Modération Avis' })).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
})
