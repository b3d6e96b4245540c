import type { ChartTable } from '@potager/domain/format'
import { chartMessages as words } from '@potager/domain/messages'
import css from './HeatTable.module.css'

/** How many shades there are, without none. */
const SHADES = 5

/** A table of counts whose cells are the darker the more they hold; each still says its number. */
export function HeatTable({ table: { title, columns, rows } }: { table: ChartTable }) {
  const counts = rows.flatMap((row) => row.filter((cell) => typeof cell === 'number'))
  const most = Math.max(1, ...counts)
  const shade = (cell: unknown) => (typeof cell === 'number' ? Math.ceil((cell / most) * SHADES) : 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={words.dataOf(title)}>
      <table className={css.heat}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = null, ...cells]) => (
            <tr key={String(head)}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} data-shade={shade(cell)}>
                  {typeof cell === 'number' ? cell.toLocaleString('fr-FR') : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
