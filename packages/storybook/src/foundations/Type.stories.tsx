import { sizes } from '@potager/ui/tokens'
import { expect } from 'storybook/test'
import preview from '../../config/preview.tsx'
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

const loads = (font: string) => async () => {
  await document.fonts.load(font)
  await expect(document.fonts.check(font)).toBe(true)
}

export const Display = meta.story({
  name: 'Fraunces : noms, titres, grands chiffres',
  args: { family: 'display' },
  play: loads('560 28px "Fraunces Variable"'),
})

export const Text = meta.story({
  name: 'Figtree : tout ce qui se lit et se manie',
  args: { family: 'text' },
  play: loads('400 16px "Figtree Variable"'),
})

const amounts = ['3,00 €', '11,10 €', '118,50 €', '1 284,00 €']

export const Figures = meta.story({
  name: 'Chiffres alignés : montants, heures, comptes',
  args: { family: 'text' },
  render: () => (
    <table className={`${css.table} figures`}>
      <tbody>
        {amounts.map((amount, index) => (
          <tr key={amount}>
            <td>Table {index + 1}</td>
            <td style={{ textAlign: 'right' }}>{amount}</td>
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
