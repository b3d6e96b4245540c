import { type ColourPalette, dark, light } from '../../foundations/tokens/index.ts'
import css from './foundations.module.css'

const uses: Record<keyof ColourPalette, string> = {
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

const names = Object.keys(uses) as (keyof ColourPalette)[]

/** Every colour of one scheme. */
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
