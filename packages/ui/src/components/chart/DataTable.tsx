import type { ChartTable, CsvCell } from '@potager/domain/format'
import { chartMessages as words } from '@potager/domain/messages'
import css from './ChartPanel.module.css'

const shown = (cell: CsvCell): string =>
  cell === null ? '--' : typeof cell === 'number' ? cell.toLocaleString('fr-FR') : String(cell)

/** The data behind a chart, in a collapsed section. */
export function DataTable({ table }: { table: ChartTable }) {
  return (
    <details className={css.data}>
      <summary>{words.asTable}</summary>
      <Rows table={table} />
    </details>
  )
}

/** The rows of a chart as a table, with its own horizontal scroll. */
export function Rows({ table: { title, columns, rows } }: { table: ChartTable }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={words.dataOf(title)}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" data-number={at > 0 && typeof rows[0]?.[at] !== 'string'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = null, ...cells]) => (
            <tr key={`${head} ${cells[0]}`}>
              <th scope="row">{shown(head)}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} data-number={typeof cell !== 'string'}>
                  {shown(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
