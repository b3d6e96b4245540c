import { radius } from '../../foundations/tokens/index.ts'
import css from './Space.module.css'
import { breakpointsInUse, gapsInUse } from './styles-in-use.ts'

/** The gaps in use in the style sheets, at their real size. */
export function Gaps() {
  return (
    <dl className={css.gaps}>
      {gapsInUse().map((gap) => (
        <div key={gap}>
          <dt>{gap} px</dt>
          <dd>
            <span style={{ width: gap }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const roundings: Record<keyof typeof radius, string> = {
  card: 'Cartes, dialogues, encadrés',
  control: 'Boutons, champs, lignes de menu',
  chip: 'Statuts, compteurs, pastilles',
}

/** The three radii of the tokens. */
export function Radii() {
  return (
    <dl className={css.radii}>
      {(Object.keys(roundings) as (keyof typeof radius)[]).map((name) => (
        <div key={name}>
          <dt style={{ borderRadius: radius[name] }}>{name}</dt>
          <dd>
            {radius[name] < 100 ? `${radius[name]} px. ` : 'Arrondi entier. '}
            {roundings[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const devices = [
  {
    name: 'Téléphone',
    width: 360,
    says: 'Une colonne, rien ne déborde. Le plus petit écran que tient tout le produit.',
  },
  {
    name: 'Tablette',
    width: 768,
    says: 'Entre deux services : le menu de zone se replie, les tableaux gardent l’essentiel.',
  },
  { name: 'Portable', width: 1366, says: 'Dix lignes au moins sur 768 pixels de haut.' },
]

/** Target screens, and the breakpoints in use. */
export function Breakpoints() {
  return (
    <>
      <dl className={css.devices}>
        {devices.map(({ name, width, says }) => (
          <div key={name}>
            <dt>
              {name} <span className="figures">{width} px</span>
            </dt>
            <dd>
              <span style={{ inlineSize: `${(width / 1366) * 100}%` }} />
              {says}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.widths}>
        Largeurs où une feuille de style change sa mise en page :{' '}
        <span className="figures">{breakpointsInUse().join(', ')} px</span>.
      </p>
    </>
  )
}
