import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { sizes } from '../../tokens/index.ts'
import css from './foundations.module.css'

function Scale({ family }: { family: 'display' | 'text' }) {
  return (
    <dl className={css.type}>
      {sizes.toReversed().map((size) => (
        <div key={size} style={{ display: 'contents' }}>
          <dt>{size} px</dt>
          <dd className={family === 'display' ? css.display : undefined} style={{ fontSize: size }}>
            {family === 'display' ? 'Velouté de potimarron' : 'Servi tiède, avec une salade de mesclun'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const meta = preview.meta({
  title: 'Fondations/Typographie',
  id: 'fondations-typographie',
  component: Scale,
})

export const Display = meta.story({
  name: 'Fraunces : noms, titres, grands chiffres',
  args: { family: 'display' },
  play: async () => {
    await document.fonts.load('560 28px "Fraunces Variable"')
    await expect(document.fonts.check('560 28px "Fraunces Variable"')).toBe(true)
  },
})

export const Text = meta.story({
  name: 'Figtree : tout ce qui se lit et se manie',
  args: { family: 'text' },
  play: async () => {
    await document.fonts.load('400 16px "Figtree Variable"')
    await expect(document.fonts.check('400 16px "Figtree Variable"')).toBe(true)
  },
})

const amounts = ['3,00 €', '11,10 €', '118,50 €', '1 284,00 €']

export const Figures = meta.story({
  name: 'Chiffres alignés : montants, heures, comptes',
  args: { family: 'text' },
  render: () => (
    <table className={`${css.figures} figures`}>
      <tbody>
        {amounts.map((amount, index) => (
          <tr key={amount}>
            <td>Table {index + 1}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('table')
    await expect(table && getComputedStyle(table).fontVariantNumeric).toContain('tabular-nums')
  },
})

const sentence = 'Velouté de potimarron, tarte aux blettes'

const faces = [
  { family: 'Fraunces Variable', weight: 560 },
  { family: 'Fraunces fallback', weight: 560 },
  { family: 'Figtree Variable', weight: 400 },
  { family: 'Figtree fallback', weight: 400 },
]

export const Fallbacks = meta.story({
  name: 'Les caractères de repli tiennent la même place',
  args: { family: 'text' },
  render: () => (
    <div className={css.lines}>
      {faces.map(({ family, weight }) => (
        <span key={family} style={{ fontFamily: `'${family}'`, fontWeight: weight }}>
          {sentence}
        </span>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const loaded = await Promise.allSettled(
      faces.map(({ family, weight }) => document.fonts.load(`${weight} 20px '${family}'`)),
    )
    const [display = 0, displayFallback = 0, text = 0, textFallback = 0] = [
      ...canvasElement.querySelectorAll('span'),
    ].map((line) => line.getBoundingClientRect().width)
    // A machine without Times or Arial has no fallback to measure.
    if (loaded.some((face) => face.status === 'rejected')) return
    await expect(Math.abs(displayFallback / display - 1)).toBeLessThan(0.03)
    await expect(Math.abs(textFallback / text - 1)).toBeLessThan(0.03)
  },
})
