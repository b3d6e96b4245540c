import { openHouse } from '@potager/domain/config'
import type { Guide } from '@potager/storybook/guide'
import { tabStops } from '@potager/storybook/keyboard'
import { overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
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
        'Sur un téléphone, tout se replie derrière « Pages », que referment Échap et le focus qui s’en va ; Échap ferme d’abord « Chatbot Véto ».',
        'La page où l’on est porte aria-current="page".',
      ],
    } satisfies Guide,
  },
  args: { signedIn: false, currentPath: '/', onSignOut: fn() },
})

async function items(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const fold = canvas.queryByRole('button', { name: 'Pages' })
  if (fold) await userEvent.click(fold)
  return canvas
}

const ways = (elements: HTMLElement[]) =>
  elements.map((element) => `${element.textContent} → ${element.getAttribute('href')}`)

export const SignedOut = meta.story({
  name: 'Sans session',
  tags: ['[NAV-01]', '[NAV-02]', '[NAV-10]'],
  play: async ({ canvasElement }) => {
    const canvas = await items(canvasElement)
    await expect(ways(canvas.getAllByRole('link'))).toEqual([
      'Potager → /',
      'Accueil → /',
      'Menus → /menus',
      'Connexion → /login',
      'Créer un compte → /register',
    ])
    await expect(canvas.queryByRole('button', { name: 'Se déconnecter' })).toBeNull()
  },
})

export const SignedIn = meta.story({
  name: 'Avec session',
  tags: ['[NAV-03]', '[NAV-04]', '[NAV-07]', '[NAV-08]', '[NAV-10]'],
  args: { signedIn: true, currentPath: '/dashboard' },
  play: async ({ canvasElement, args }) => {
    const canvas = await items(canvasElement)
    await expect(ways(canvas.getAllByRole('link'))).toEqual([
      'Potager → /',
      'Accueil → /',
      'Menus → /menus',
      'Mes Réservations → /reservations',
      'Dashboard → /dashboard',
      'Modération Avis → /admin/reviews/moderation',
      'Événements → /event-requests',
    ])
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Chatbot Véto' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Se déconnecter' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})

export const Chatbot = meta.story({
  name: 'Menu Chatbot Véto, au clavier',
  tags: ['[NAV-05]', '[NAV-06]'],
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    const canvas = await items(canvasElement)
    const button = canvas.getByRole('button', { name: 'Chatbot Véto' })
    await userEvent.click(button)
    const group = (name: string) => ways(within(canvas.getByRole('region', { name })).getAllByRole('link'))
    await expect(group('Administration')).toEqual([
      'Dashboard → /chatbot/dashboard',
      'Maladies → /chatbot/diseases',
      'Sessions → /chatbot/sessions',
      'Signalements → /chatbot/reports',
    ])
    await expect(group('Analyse')).toEqual(['Analytics → /chatbot/analytics', 'Paramètres → /chatbot/settings'])
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
  name: 'Sur un téléphone : le menu par-dessus la page',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('navigation')
    const { height } = bar.getBoundingClientRect()
    await expect(canvas.queryByRole('link', { name: 'Accueil' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Pages' }))
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toBeVisible()
    await expect(bar.getBoundingClientRect().height).toBe(height)
    await userEvent.click(canvas.getByRole('button', { name: 'Pages' }))
    await expect(canvas.queryByRole('link', { name: 'Accueil' })).toBeNull()
  },
})

export const SigningOut = meta.story({
  name: 'Déconnexion en cours',
  tags: ['[NAV-09]'],
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
    // While it is closed, its links are not in the tab order.
    await expect(await tabStops(3)).toEqual(['Modération Avis', 'Événements', 'Se déconnecter'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})

const chevronOf = (button: HTMLElement) => getComputedStyle(button.querySelector('svg') ?? button).transform

export const Chevrons = meta.story({
  name: 'Le chevron se retourne quand le menu est ouvert',
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    const button = (await items(canvasElement)).getByRole('button', { name: 'Chatbot Véto' })
    await expect(chevronOf(button)).toBe('none')
    await userEvent.click(button)
    await expect(chevronOf(button)).toBe('matrix(1, 0, 0, -1, 0, 0)')
  },
})

export const PhoneChevron = meta.story({
  name: 'Téléphone : celui de « Pages » aussi',
  globals: onPhone,
  args: { signedIn: true },
  play: async ({ canvasElement }) => {
    const fold = within(canvasElement).getByRole('button', { name: 'Pages' })
    await expect(chevronOf(fold)).toBe('none')
    await userEvent.click(fold)
    await expect(chevronOf(fold)).toBe('matrix(1, 0, 0, -1, 0, 0)')
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

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 8"><rect width="16" height="8" rx="4" fill="#C2410C"/></svg>')}`

export const Logo = meta.story({
  name: 'Une maison qui a son logo : il tient la place de la pousse, quels que soient ses côtés',
  tags: ['[HOU-07]'],
  beforeEach: () => {
    openHouse({ name: 'Le Jardin', sentence: 'La cuisine du marché.', logo })
    return () => openHouse()
  },
  play: async ({ canvasElement }) => {
    const home = within(canvasElement).getByRole('link', { name: 'Le Jardin' })
    const image = home.querySelector('img')
    await expect(image).toHaveAttribute('alt', '')
    await expect(image).toHaveAttribute('src', logo)
    const { width, height } = image?.getBoundingClientRect() ?? {}
    await expect([width, height]).toEqual([28, 28])
    await expect(home.querySelector('svg')).toBeNull()
  },
})

export const LongName = meta.story({
  name: 'Une maison au long nom : il passe à la ligne, la barre ne déborde pas',
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => {
    openHouse({ name: 'La Grande Table de la Famille Œuvrard, de Père en Fille Depuis', sentence: '' })
    return () => openHouse()
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation')
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
