import { dishMessages } from '@potager/domain/messages'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Boundary } from './Boundary.tsx'
import { Button, LinkButton } from './Button.tsx'
import { Notice } from './Notice.tsx'

const meta = preview.meta({
  title: 'Composants/Site/Boutons et avis',
  id: 'composants-site-boutons',
  component: Button,
  args: { children: 'Réessayer', onClick: fn() },
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
  name: 'Chargement [HOM-06]',
  render: () => <Notice role="status">Chargement des restaurants...</Notice>,
})

export const Failed = meta.story({
  name: 'Échec [HOM-07]',
  render: (args) => (
    <Notice role="alert" drawing="empty-plate" action={<Button {...args} />}>
      Une erreur est survenue lors du chargement.
    </Notice>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Nothing = meta.story({
  name: 'Rien à montrer [HOM-08]',
  render: () => <Notice drawing="empty-plate">Aucun restaurant pour le moment.</Notice>,
})

function Broken(): never {
  throw new Error('a record that nobody foresaw')
}

export const Crashed = meta.story({
  name: 'Contenu qui ne peut pas être rendu [MEN-08]',
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
