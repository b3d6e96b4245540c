import { contrast, dark, light, type Palette } from '../tokens/index.ts'
import css from './foundations.module.css'

const uses: Record<keyof Palette, string> = {
  paper: 'Page',
  paperRaised: 'Cartes, dialogues, tableaux',
  paperSunk: 'Creux, en-têtes, attente',
  ink: 'Texte',
  inkSoft: 'Texte secondaire',
  line: 'Filets',
  lineStrong: 'Bord des commandes',
  leaf: 'Actions, liens, focus',
  onLeaf: 'Texte sur feuille',
  leafTint: 'Survol, choisi, prêt',
  sprout: 'Surlignage',
  beet: 'Erreur, suppression',
  onBeet: 'Texte sur betterave',
  beetTint: 'Fond d’erreur',
  carrot: 'À faire, attention',
  onCarrot: 'Texte sur carotte',
  carrotTint: 'Fond d’attention',
  squash: 'Notes, graphiques',
  sky: 'Information, terminé',
  onSky: 'Texte sur ciel',
  skyTint: 'Fond d’information',
}

const names = Object.keys(uses) as (keyof Palette)[]

/** The pairs that pages write with. */
const pairs: [keyof Palette, keyof Palette][] = [
  ['ink', 'paper'],
  ['inkSoft', 'paper'],
  ['inkSoft', 'paperSunk'],
  ['leaf', 'paper'],
  ['leaf', 'leafTint'],
  ['onLeaf', 'leaf'],
  ['beet', 'paperRaised'],
  ['beet', 'beetTint'],
  ['carrot', 'carrotTint'],
  ['sky', 'skyTint'],
]

/** Every colour of one scheme, on its own. */
export function Swatches({ scheme }: { scheme: 'light' | 'dark' }) {
  const palette = scheme === 'light' ? light : dark
  return (
    <ul className={css.swatches}>
      {names.map((name) => (
        <li key={name}>
          <span className={css.swatch} style={{ background: palette[name] }} />
          <strong>{name}</strong>
          <span className={css.soft}>{uses[name]}</span>
          <code>{palette[name]}</code>
        </li>
      ))}
    </ul>
  )
}

const ratio = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** Contrast of the pairs, worked out from the tokens. */
export function ContrastTable() {
  return (
    <table className={css.table}>
      <caption>Contraste, au moins 4,5 pour du texte</caption>
      <thead>
        <tr>
          <th scope="col">Texte sur fond</th>
          <th scope="col">Claire</th>
          <th scope="col">Sombre</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([text, background]) => (
          <tr key={`${text}-${background}`}>
            <th scope="row">
              {text} sur {background}
            </th>
            {[light, dark].map((palette) => (
              <td key={palette.paper}>
                <span className={css.sample} style={{ color: palette[text], background: palette[background] }}>
                  {ratio.format(contrast(palette[text], palette[background]))}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
