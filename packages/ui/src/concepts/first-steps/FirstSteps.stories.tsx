import type { FirstSteps as Steps } from '@potager/domain/first-steps'
import type { Guide } from '@potager/storybook/guide'
import { expectTabOrder } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { onPhone } from '@potager/storybook/screen-stories'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FirstSteps } from './FirstSteps.tsx'

const none: Steps = {
  password: null,
  house: null,
  restaurant: false,
  hours: false,
  rooms: false,
  menu: false,
  team: false,
  order: false,
}

const meta = preview.meta({
  title: 'Composants/Premiers pas',
  id: 'composants-premiers-pas',
  component: FirstSteps,
  args: { steps: none, onHide: fn() },
  parameters: {
    guide: {
      use: [
        'À la place des commandes d’une maison qui n’en a pas encore : ce qu’il faut faire pour ouvrir, dans l’ordre.',
        'Chaque étape mène à l’écran où elle se fait, et se coche quand le service dit qu’elle est faite.',
      ],
      avoid: ['Pour une maison qui sert déjà : tout coché, le panneau disparaît, et l’on peut le masquer avant.'],
      writing: ['Un verbe à l’infinitif, puis en une phrase ce que l’étape apporte.'],
      accessibility: [
        'Une liste ordonnée ; l’étape à faire est l’étape courante (aria-current), une étape faite le dit en toutes lettres.',
        'Tout s’atteint au clavier, dans l’ordre des étapes.',
      ],
    } satisfies Guide,
  },
})

export const Nothing = meta.story({
  name: 'Rien n’est fait : la première étape a le bouton',
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('region', { name: 'Premiers pas' }))
    const items = canvas.getAllByRole('listitem')
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null, null, null, null])
    const links = canvas.getAllByRole('link').map((link) => `${link.textContent} → ${link.getAttribute('href')}`)
    await expect(links).toEqual([
      'Nouveau restaurant → /create_restaurant',
      'Ouvrir les restaurants → /restaurants',
      'Ouvrir les restaurants → /restaurants',
      'Nouveau plat → /create-dish',
      'Importer un fichier → /dishes?action=import',
      'Ouvrir les restaurants → /restaurants',
      'Nouvelle commande → /create-order',
    ])
  },
})

export const Administrator = meta.story({
  name: 'Un administrateur nomme d’abord la maison',
  tags: ['[HOU-05]'],
  args: { steps: { ...none, house: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, ...others] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-current', 'step')
    await expect(others).toHaveLength(6)
    const link = within(first as HTMLElement).getByRole('link', { name: 'Nommer la maison' })
    await expect(link).toHaveAttribute('href', '/account#maison')
  },
})

export const PrintedPassword = meta.story({
  name: 'Avec le mot de passe affiché au démarrage : on en choisit d’abord un autre',
  tags: ['[OPN-04]'],
  args: { steps: { ...none, password: false, house: false } },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-current', 'step')
    await expect(second).toHaveTextContent('Nommer la maison')
    const link = within(first as HTMLElement).getByRole('link', { name: 'Changer le mot de passe' })
    await expect(link).toHaveAttribute('href', '/account#mot-de-passe')
  },
})

const begun: Steps = { ...none, restaurant: true, hours: true, menu: true }

export const Begun = meta.story({
  name: 'Commencé : ce qui est fait le dit, l’étape suivante est la courante',
  args: { steps: begun },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem')
    await expect(items.map((item) => (item.textContent ?? '').endsWith('Fait'))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ])
    await expect(items[2]).toHaveAttribute('aria-current', 'step')
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(3)
  },
})

export const OnlyRestaurant = meta.story({
  name: 'Avec un seul restaurant : ses étapes mènent à sa fiche, celle de l’équipe à l’équipe',
  args: { steps: { ...none, restaurant: true }, restaurant: { id: 'r1', name: 'Le Semis' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map((link) => `${link.textContent} → ${link.getAttribute('href')}`)).toEqual([
      'Ouvrir Le Semis → /console/restaurants/r1',
      'Ouvrir Le Semis → /console/restaurants/r1',
      'Nouveau plat → /create-dish',
      'Importer un fichier → /dishes?action=import',
      'Ouvrir l’équipe → /console/restaurants/r1#equipe',
      'Nouvelle commande → /create-order',
    ])
  },
})

export const OneOffered = meta.story({
  name: 'Sans restaurant : seul le premier pas a un lien',
  args: { steps: { ...none, menu: true }, offered: ['restaurant'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['Nouveau restaurant'])
    await expect(canvas.getByText('Pour les réunions et les événements.')).toBeVisible()
    await expectTabOrder([...links, canvas.getByRole('button', { name: 'Masquer ces étapes' })])
  },
})

export const Phone = meta.story({ name: 'Sur un téléphone', args: { steps: begun }, globals: onPhone })

export const Hidden = meta.story({
  name: 'Se masque au clavier, après les étapes',
  args: { steps: { ...none, restaurant: true, hours: true, rooms: true, menu: true, team: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const hide = canvas.getByRole('button', { name: 'Masquer ces étapes' })
    await expectTabOrder([canvas.getByRole('link', { name: 'Nouvelle commande' }), hide])
    await userEvent.keyboard('{Enter}')
    await expect(args.onHide).toHaveBeenCalledOnce()
  },
})
