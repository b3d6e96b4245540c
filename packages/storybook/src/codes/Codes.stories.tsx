import { expect, within } from 'storybook/test'
import preview from '../../config/preview.tsx'
import css from '../foundations/foundations.module.css'
import { codes } from './codes.tsx'

/** Every code of the domain, with its display. */
function CodeTables() {
  return (
    <div className={css.columns}>
      {codes.map(({ name, values }) => (
        <table key={name} className={css.table}>
          <caption>{name}</caption>
          <tbody>
            {values.map(({ code, shown }) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                <td>{shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

const meta = preview.meta({
  title: 'Fondations/Codes et mots',
  id: 'fondations-codes',
  component: CodeTables,
})

export const EveryCode = meta.story({
  name: 'Chaque code, et ce qu’on en lit',
  play: async ({ canvasElement }) => {
    for (const { name, values } of codes) {
      const table = within(within(canvasElement).getByRole('table', { name }))
      await expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(
        values.map(({ code }) => code),
      )
    }
  },
})
