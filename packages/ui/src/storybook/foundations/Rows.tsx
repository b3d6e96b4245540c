import type { ReactNode } from 'react'
import css from './Rows.module.css'

function isSpace(text: string): boolean {
  return text === '\u00a0' || text === '\u202f'
}

/** A text with its no-break spaces underlined. */
export function Spaces({ text }: { text: string }) {
  const pieces = [...text.matchAll(/[\u00a0\u202f]|[^\u00a0\u202f]+/g)]
  return pieces.map(({ 0: piece, index }) => (
    <span key={index} className={isSpace(piece) ? css.space : undefined}>
      {piece}
    </span>
  ))
}

type RowsProps = {
  caption: string
  heads: readonly string[]
  /** The first cell names the row and is unique. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
  code?: boolean
}

/** A table whose first cells are row headers. */
export function TokenRows({ caption, heads, rows, code = false }: RowsProps) {
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{code ? <code>{name}</code> : name}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
