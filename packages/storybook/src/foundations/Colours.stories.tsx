import { type ColourPalette, contrast, dark, light } from '@potager/ui/tokens'
import { expect, within } from 'storybook/test'
import { controlPairs, type Pair, textPairs } from '../../../ui/src/foundations/tokens/pairs.ts'
import preview from '../../config/preview.tsx'
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

/** Every colour of one scheme. */
function Swatches({ scheme }: { scheme: 'light' | 'dark' }) {
  const palette = scheme === 'light' ? light : dark
  return (
    <ul className={css.swatches}>
      {(Object.keys(uses) as (keyof ColourPalette)[]).map((name) => (
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

const decimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What WCAG 2.2 says of a ratio by its criterion 1.4.3, and the ratio, rounded down: 4.49 does not read 4.5. */
function verdict(ratio: number, least: number): string {
  const level = ratio < least ? 'insuffisant' : ratio >= 7 ? 'AAA' : 'AA'
  return `${decimal.format(Math.floor(ratio * 10) / 10)} ${level}`
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
        {pairs.map(([front, ground]) => (
          <tr key={`${front} ${ground}`}>
            <th scope="row">
              {front} sur {ground}
            </th>
            {[light, dark].map((palette) => (
              <td key={palette.paper}>
                <span
                  className={css.sample}
                  style={{ color: palette[least < 4.5 ? 'ink' : front], background: palette[ground] }}
                >
                  {verdict(contrast(palette[front], palette[ground]), least)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const meta = preview.meta({
  title: 'Fondations/Couleurs',
  id: 'fondations-couleurs',
  component: Swatches,
  parameters: {
    docs: {
      description: {
        component:
          'Un papier chaud, une encre vert feuille, quatre couleurs de légumes qui ont chacune un sens. Tout vient de `packages/ui/src/foundations/tokens/tokens.ts` : les variables CSS et le thème MUI en sont tirés, et rien d’autre ne nomme une couleur. Un test échoue, en nommant le couple et l’apparence, si une couleur modifiée en fait passer un sous son seuil.',
      },
    },
  },
})

export const Light = meta.story({ name: 'Apparence claire', args: { scheme: 'light' } })
export const Dark = meta.story({ name: 'Apparence sombre', args: { scheme: 'dark' } })

export const Contrast = meta.story({
  name: 'Contrastes garantis',
  args: { scheme: 'light' },
  render: () => (
    <div className={css.columns}>
      <Pairs caption="Texte : au moins 4,5" pairs={textPairs} least={4.5} />
      <Pairs caption="Bord d’une commande : au moins 3" pairs={controlPairs} least={3} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const cell of within(canvasElement).getAllByRole('cell'))
      await expect(cell).not.toHaveTextContent('insuffisant')
  },
})
