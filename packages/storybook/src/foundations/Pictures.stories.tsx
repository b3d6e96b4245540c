import { Icon, type IconName } from '@potager/ui/icon'
import { Illustration, illustrationNames } from '@potager/ui/illustration'
import { expect } from 'storybook/test'
import { iconPaths } from '../../../ui/src/foundations/icon/Icon.tsx'
import preview from '../../config/preview.tsx'
import css from './foundations.module.css'

const meta = preview.meta({
  title: 'Fondations/Icônes et illustrations',
  id: 'fondations-illustrations',
  component: Illustration,
  parameters: {
    docs: {
      description: {
        component:
          'Un dessin tient la place d’une image ou d’une absence ; une icône accompagne un mot, et a un seul sens dans tout le back-office : son nom. Ni l’un ni l’autre ne porte seul un sens : tous deux sont muets pour un lecteur d’écran, le texte à côté dit tout. Pas d’émoji en guise d’icône. Un enregistrement sans image reçoit toujours le même dessin de sa catégorie, choisi par son identifiant (`illustrationFor`).',
      },
    },
  },
  args: { name: 'leek' },
})

export const Gallery = meta.story({
  name: 'Le jardin entier',
  render: () => (
    <ul className={css.swatches}>
      {illustrationNames.map((name) => (
        <li key={name}>
          <Illustration name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')]
    await expect(drawn).toHaveLength(illustrationNames.length)
    for (const svg of drawn) await expect(svg).toHaveAttribute('aria-hidden', 'true')
  },
})

export const BackOfficeIcons = meta.story({
  name: 'Les icônes du back-office',
  render: () => (
    <ul className={css.swatches}>
      {Object.keys(iconPaths).map((name) => (
        <li key={name}>
          <Icon name={name as IconName} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
})
