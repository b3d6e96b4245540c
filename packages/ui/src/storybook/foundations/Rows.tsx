import { Fragment, type ReactNode } from 'react'
import css from './Rows.module.css'

/** A text with its no-break spaces made visible, as a low bar. */
export function Spaces({ text }: { text: string }) {
  const parts = text.split(/([\u00a0\u202f])/)
  return parts.map((part, index) =>
    part === '\u00a0' || part === '\u202f' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <span key={index} className={css.space}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}

/** Rows under headings; the first cell names its row. */
export function Rows({ caption, heads, rows }: { caption: string; heads: string[]; rows: ReactNode[][] }) {
  return (
    <table className={css.rows}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed rows
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
