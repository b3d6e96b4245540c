import { coverage } from 'virtual:coverage'
import css from './Coverage.module.css'
import type { Count } from './coverage.ts'

const percent = ({ covered, total }: Count) => Math.floor((100 * covered) / total)

function Figure({ label, count }: { label: string; count: Count }) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>
        <strong>
          {count.covered}/{count.total}
        </strong>
        <span>{percent(count)} %</span>
        {count.missing.length > 0 ? (
          <ul>
            {count.missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : null}
      </dd>
    </div>
  )
}

/** How much of the package and of its screens the stories show, counted in the sources when Storybook was built. */
export function Coverage() {
  return (
    <dl className={css.figures}>
      <Figure label="Composants qui ont une story" count={coverage.components} />
      <Figure label="États d’écran qui ont une story" count={coverage.states} />
    </dl>
  )
}
