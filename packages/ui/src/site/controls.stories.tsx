import { dishMessages } from '@potager/domain/messages'
import type { Guide } from '@potager/storybook/guide'
import { focusedName, tabStops } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, spyOn, userEvent, within } from 'storybook/test'
import { LinkButton, SiteButton } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { Boundary, Retry } from './Retry.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Boutons et avis',
  id: 'composants-site-boutons',
  component: SiteButton,
  subcomponents: { Boundary, LinkButton, Notice, Retry },
  args: { children: 'Réessayer', onClick: fn() },
  parameters: {
    guide: {
      use: [
        '« SiteButton » pour agir sur le site public, « LinkButton » pour aller ailleurs avec le même poids.',
        '« Notice » à la place d’un contenu absent : chargement, échec, rien à montrer ; « Boundary » autour de ce qui pourrait ne pas se rendre.',
        '« Retry » : sur le site public, à côté d’un échec de lecture : « Une erreur est survenue lors du chargement. »',
      ],
      avoid: [
        'Dans la gestion, prenez les boutons et les états de son thème.',
        'Deux boutons principaux côte à côte : un seul chemin est le principal.',
        '« Retry » : pour un envoi qui a échoué : c’est le bouton d’envoi que l’on presse de nouveau.',
        'Dans la gestion, « ErrorState » porte déjà son bouton.',
      ],
      writing: [
        'Un verbe à l’infinitif : « Réessayer » ; en cours, un nom : « Connexion... ».',
        'Un avis dit ce qui se passe, puis offre la suite.',
        '« Retry » : toujours le même mot : « Réessayer ». La phrase à côté dit ce qui a échoué.',
      ],
      accessibility: [
        'Un bouton en cours reste atteignable, se dit indisponible et ne part pas deux fois.',
        'Un chargement est un « status », un échec une alerte.',
        'Le bouton d’envoi pressé à la souris ne quitte pas le champ d’avant : rien ne bouge sous le pointeur.',
        '« Retry » : c’est un formulaire : sans script, il redemande la page.',
        'Entrée et Espace le pressent ; il garde le focus tant que l’échec reste affiché.',
      ],
    } satisfies Guide,
  },
})

export const Primary = meta.story({ name: 'Principal', args: { look: 'primary' } })
export const Secondary = meta.story({ name: 'Secondaire' })

export const Pending = meta.story({
  name: 'En cours : ne part pas deux fois',
  args: { look: 'primary', pending: true, children: 'Connexion...' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})

export const Link = meta.story({ name: 'Lien', render: () => <LinkButton href="#carte">Voir la carte</LinkButton> })

export const Loading = meta.story({
  name: 'Chargement',
  render: () => <Notice role="status">Chargement des restaurants...</Notice>,
})

export const Failed = meta.story({
  name: 'Échec',
  render: (args) => (
    <Notice role="alert" drawing="empty-plate" action={<SiteButton {...args} />}>
      Une erreur est survenue lors du chargement.
    </Notice>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Nothing = meta.story({
  name: 'Rien à montrer',
  render: () => <Notice drawing="empty-plate">Aucun restaurant pour le moment.</Notice>,
})

const asked = fn()

export const Again = meta.story({
  name: 'Réessayer, avec ou sans script',
  render: () => (
    <Boundary fallback={null}>
      <Retry href="#carte" onRetry={asked} />
    </Boundary>
  ),
  play: async ({ canvasElement }) => {
    asked.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(asked).toHaveBeenCalledOnce()
  },
})

function Broken(): never {
  throw new Error('a record that nobody foresaw')
}

export const Crashed = meta.story({
  name: 'Contenu qui ne peut pas être rendu',
  beforeEach: () => {
    // React logs every error that a boundary catches.
    spyOn(console, 'error').mockReturnValue(undefined)
  },
  render: () => (
    <Boundary fallback={<Notice role="alert">{dishMessages.menuCrash}</Notice>}>
      <Broken />
    </Boundary>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      "Une erreur s'est produite lors du chargement du menu. Veuillez rafraîchir la page.",
    )
  },
})

export const LongText = meta.story({
  name: 'Textes longs',
  render: (args) => (
    <Notice role="status" drawing="basket" action={<SiteButton {...args}>{longText.slice(0, 90)}</SiteButton>}>
      {longText}
    </Notice>
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const KeyboardOrder = meta.story({
  name: 'Clavier : Entrée et Espace pressent, un bouton en cours ne part pas',
  render: (args) => (
    <>
      <SiteButton {...args} />
      <SiteButton {...args} pending>
        Connexion...
      </SiteButton>
      <LinkButton href="#carte">Voir la carte</LinkButton>
    </>
  ),
  play: async ({ args }) => {
    await expect(await tabStops(1)).toEqual(['Réessayer'])
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(await tabStops(1)).toEqual(['Connexion...'])
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(focusedName()).toBe('Connexion...')
    await expect(await tabStops(1)).toEqual(['Voir la carte'])
  },
})

const again = { href: '/menus', onRetry: fn() }

export const RetryBeside = meta.story({
  name: 'À côté d’un échec',
  render: () => (
    <Notice role="alert" drawing="empty-plate" action={<Retry {...again} />}>
      Une erreur est survenue lors du chargement.
    </Notice>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(again.onRetry).toHaveBeenCalledOnce()
  },
})

export const WithoutScript = meta.story({
  name: 'Sans script, la page est redemandée',
  render: () => <Retry {...again} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/menus')
  },
})

export const RetryKeyboard = meta.story({
  name: 'Clavier : presser et garder le focus',
  render: () => <Retry {...again} />,
  play: async () => {
    await expect(await tabStops(1)).toEqual(['Réessayer'])
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(again.onRetry).toHaveBeenCalledTimes(2)
    await expect(focusedName()).toBe('Réessayer')
  },
})
