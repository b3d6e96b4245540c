import css from './Codes.module.css'
import { codes } from './codes.tsx'

/** Every code of the domain, with its display. */
export function CodeTables() {
  return (
    <div className={css.codes}>
      {codes.map(({ name, values }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <dl>
            {values.map(({ code, shown }) => (
              <div key={code}>
                <dt>{code}</dt>
                <dd>{shown}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
