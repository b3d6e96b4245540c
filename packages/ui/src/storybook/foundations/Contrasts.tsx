import { type ColourPalette, contrast, dark, light } from '../../foundations/tokens/index.ts'
import { controlPairs, type Pair, textPairs } from '../../foundations/tokens/pairs.ts'
import css from './foundations.module.css'

const decimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Result for WCAG 2.2, criterion 1.4.3, as text. */
function verdict(ratio: number, least: number): string {
  if (ratio < least) return 'insuffisant'
  return ratio >= 7 ? 'AAA' : 'AA'
}

/** Rounded down, so that 4.49 does not read 4.5. */
function written(ratio: number): string {
  return decimal.format(Math.floor(ratio * 10) / 10)
}

function Ratio({ palette, pair: [text, ground], least }: { palette: ColourPalette; pair: Pair; least: number }) {
  const ratio = contrast(palette[text], palette[ground])
  return (
    <>
      <span className={css.sample} style={{ color: palette[least < 4.5 ? 'ink' : text], background: palette[ground] }}>
        {written(ratio)}
      </span>{' '}
      <span className={css.soft}>{verdict(ratio, least)}</span>
    </>
  )
}

function Pairs({ caption, pairs, least }: { caption: string; pairs: readonly Pair[]; least: number }) {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Devant, fond</th>
          <th scope="col">Claire</th>
          <th scope="col">Sombre</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.join()}>
            <th scope="row">
              {pair[0]} sur {pair[1]}
            </th>
            {[light, dark].map((palette) => (
              <td key={palette.paper}>
                <Ratio palette={palette} pair={pair} least={least} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The colour pairs used in the product, each checked by a test. */
export function GuaranteedPairs() {
  return (
    <div className={css.columns}>
      <Pairs caption="Texte : au moins 4,5" pairs={textPairs} least={4.5} />
      <Pairs caption="Bord d’une commande : au moins 3" pairs={controlPairs} least={3} />
    </div>
  )
}
