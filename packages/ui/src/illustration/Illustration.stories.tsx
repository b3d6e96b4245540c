import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import css from './gallery.module.css'
import { Illustration } from './Illustration.tsx'
import { illustrationFor, illustrationNames } from './illustration-for.ts'

const meta = preview.meta({
  title: 'Fondations/Illustrations',
  id: 'fondations-illustrations',
  component: Illustration,
})

export const Gallery = meta.story({
  name: 'Le jardin entier',
  args: { name: 'leek' },
  render: () => (
    <div className={css.gallery}>
      {illustrationNames.map((name) => (
        <figure key={name}>
          <Illustration name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')]
    await expect(drawn.length).toBeGreaterThanOrEqual(12)
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
