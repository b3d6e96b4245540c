import { housePalette } from '@potager/domain/house'
import { Button } from '../../components/button/index.ts'
import { StatusChip } from '../../components/feedback/index.ts'
import { tokensCss } from '../../foundations/tokens/index.ts'
import css from './foundations.module.css'

/** Three houses by the accent that each chose. */
export const houses = [
  { name: 'Les Deux Anses', accent: '#1F4E8C' },
  { name: 'Maison Garance', accent: '#9B1C31' },
  { name: 'La Prune', accent: '#6A2C82' },
] as const

/** The theme of an accent for one element instead of the page. */
function scoped(accent: string, index: number): string {
  return tokensCss(housePalette(accent))
    .split('\n')
    .filter((line) => line.includes(':root'))
    .join('')
    .replaceAll(/:root(\[[^\]]*\]|:not\([^)]*\))?/g, (root) =>
      root === ':root' ? `.house-${index}` : `${root} .house-${index}`,
    )
}

const page = { padding: 24, background: 'var(--paper)', color: 'var(--ink)' }

/** The same components under three houses' colours. */
export function Houses() {
  return houses.map(({ name, accent }, index) => (
    <section key={accent} className={`house-${index}`} style={page} aria-label={name}>
      <style>{scoped(accent, index)}</style>
      <h2>{name}</h2>
      <p>
        <a href="#maison">Voir les restaurants</a>
      </p>
      <div className={css.parts}>
        <Button variant="contained">Réserver une table</Button>
        <Button variant="outlined">Imprimer</Button>
        <StatusChip tone="success" label="Prête" />
      </div>
    </section>
  ))
}
