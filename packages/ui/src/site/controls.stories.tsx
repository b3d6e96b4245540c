import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button, LinkButton } from './Button.tsx'
import { Choice } from './Choice.tsx'
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

const chosen = fn()

export const Categories = meta.story({
  name: 'Un choix parmi plusieurs [MEN-02]',
  render: () => (
    <Choice
      label="Catégories de plats"
      options={[
        { value: null, label: 'Tous' },
        { value: 'ENTREE', label: 'Entrées' },
        { value: 'PLAT', label: 'Plats' },
      ]}
      chosen={null}
      onChoose={chosen}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Tous')
    await userEvent.click(canvas.getByRole('button', { name: 'Plats' }))
    await expect(chosen).toHaveBeenLastCalledWith('PLAT')
  },
})

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
