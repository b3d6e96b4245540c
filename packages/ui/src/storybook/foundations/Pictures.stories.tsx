import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { illustrationNames } from '../../foundations/illustration/illustration-for.ts'
import { Illustration, illustrationFor } from '../../foundations/illustration/index.ts'
import css from './Pictures.module.css'
import { Drawings, Icons } from './Pictures.tsx'
import { pageSays, partSays } from './said.ts'

const meta = preview.meta({
  title: 'Fondations/Icônes et illustrations',
  id: 'fondations-illustrations',
  component: Illustration,
  parameters: pageSays(
    'Un dessin tient la place d’une image ou d’une absence ; une icône accompagne un mot. Ni l’un ni l’autre ne porte seul un sens : tous deux sont muets pour un lecteur d’écran, le texte à côté dit tout. Pas d’émoji en guise d’icône.',
  ),
})

export const Gallery = meta.story({
  parameters: partSays(
    'Une seule couleur, un seul trait. Un enregistrement sans image reçoit un dessin de sa catégorie, choisi par son identifiant.',
  ),
  name: 'Le jardin entier',
  args: { name: 'leek' },
  render: () => <Drawings />,
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')]
    await expect(drawn).toHaveLength(illustrationNames.length)
    for (const svg of drawn) await expect(svg).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Sizes = meta.story({
  name: 'De 48 à 160 pixels',
  args: { name: 'leek' },
  render: ({ name }) => (
    <div className={css.sizes}>
      {[48, 72, 96, 160].map((size) => (
        <span key={size} style={{ width: size, height: size }}>
          <Illustration name={name} />
        </span>
      ))}
    </div>
  ),
})

export const Choice = meta.story({
  name: 'Toujours le même dessin pour un même plat',
  args: { name: 'leek' },
  render: () => (
    <div className={css.gallery}>
      {['tarte-aux-blettes', 'veloute-de-potimarron', 'salade-de-betterave'].map((id) => (
        <figure key={id}>
          <Illustration name={illustrationFor('PLAT', id)} />
          <figcaption>{id}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `plat-${index}`)
    const chosen = ids.map((id) => illustrationFor('PLAT', id))
    await expect(ids.map((id) => illustrationFor('PLAT', id))).toEqual(chosen)
    await expect(new Set(chosen).size).toBeGreaterThan(3)
    await expect(illustrationNames).toContain(illustrationFor('inconnu', 'x'))
  },
})

export const BackOfficeIcons = meta.story({
  parameters: partSays('Une icône a un seul sens dans tout le back-office. Le site public n’en charge aucune.'),
  name: 'Les icônes du back-office',
  args: { name: 'leek' },
  render: () => <Icons />,
})
