import { Markdown, useOf } from '@storybook/addon-docs/blocks'
import css from './GuidePage.module.css'

/** What a component takes, from its types and their comments: Storybook’s own table has its headings in English. */
export function Properties() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const rows = Object.values(preparedMeta.argTypes).filter((row) => !row.table?.disable)
  if (rows.length === 0) return null
  return (
    <section className={css.properties}>
      <h2 id="proprietes">Propriétés</h2>
      <div className={css.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Nom</th>
              <th scope="col">Type</th>
              <th scope="col">Ce que c’est</th>
              <th scope="col">Sans elle</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                  {row.type?.required ? <span className={css.required}>obligatoire</span> : null}
                </th>
                <td>
                  <code>{row.table?.type?.detail ?? row.table?.type?.summary ?? row.type?.name}</code>
                </td>
                <td>{row.description ? <Markdown>{row.description}</Markdown> : null}</td>
                <td>{row.table?.defaultValue?.summary ? <code>{row.table.defaultValue.summary}</code> : null}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
