import type { ChartTable, CsvCell } from '@potager/domain/format'
import { chartMessages as words } from '@potager/domain/messages'
import { type ReactNode, Suspense, useRef } from 'react'
import { lazyView } from '../feedback/states.tsx'
import type { ChartSpec } from './Chart.tsx'
import css from './ChartPanel.module.css'
import { Panel } from './Panel.tsx'

const shown = (cell: CsvCell): string =>
  cell === null ? '--' : typeof cell === 'number' ? cell.toLocaleString('fr-FR') : String(cell)

/** The data behind a chart, in a collapsed section. */
function DataTable({ table }: { table: ChartTable }) {
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

type ExportToolsProps = { title: string; disabled: boolean; onCsv: () => void; onPng?: () => void }

/** Exports the data as CSV and the chart as PNG, if there is any. */
export function ExportTools({ title, disabled, onCsv, onPng }: ExportToolsProps) {
  return (
    <div className={css.tools}>
      <button type="button" disabled={disabled} aria-label={words.exportCsv(title)} onClick={onCsv}>
        {words.csv}
      </button>
      {onPng && (
        <button type="button" disabled={disabled} aria-label={words.exportPng(title)} onClick={onPng}>
          {words.png}
        </button>
      )}
    </div>
  )
}

// Where it does not come, the table below still has the figures.
const Chart = lazyView(() => import('./Chart.tsx').then((module) => module.Chart))

export type ChartExports = {
  /** Receives the table to save as CSV. */
  onCsv: (table: ChartTable) => void
  /** Exports the rendered SVG; the application converts it to a PNG. */
  onPng: (table: ChartTable, drawing: SVGSVGElement) => void
}

export type ChartPanelProps = ChartExports & {
  table: ChartTable
  spec: ChartSpec
  note?: string
  wide?: boolean
  children?: ReactNode
}

/** A panel with one chart, its sample, its data table and its exports. */
export function ChartPanel({ table, spec, note, wide = false, children, ...exports }: ChartPanelProps) {
  return (
    <Panel title={table.title} note={table.note} wide={wide}>
      <ChartBody table={table} spec={spec} {...exports}>
        {note && <p className={css.note}>{note}</p>}
        {children}
      </ChartBody>
    </Panel>
  )
}

/** A chart with its table and exports, for panels that have their own heading. */
export function ChartBody({
  table,
  spec,
  children,
  onCsv,
  onPng,
}: ChartExports & { table: ChartTable; spec: ChartSpec; children?: ReactNode }) {
  const figure = useRef<HTMLDivElement>(null)
  return (
    <>
      {children}
      {spec.parts && <Legend parts={spec.parts} />}
      {table.sample === 0 ? (
        <p className={css.note}>{words.insufficient}</p>
      ) : (
        <div ref={figure} className={css.chart} role="img" aria-label={words.drawing(table.title)}>
          <Suspense fallback={<div className={css.awaited} />}>
            <Chart {...spec} />
          </Suspense>
        </div>
      )}
      <div className={css.foot}>
        <DataTable table={table} />
        <ExportTools
          title={table.title}
          disabled={table.sample === 0}
          onCsv={() => onCsv(table)}
          onPng={() => {
            const drawing = figure.current?.querySelector('svg')
            if (drawing) onPng(table, drawing)
          }}
        />
      </div>
    </>
  )
}

function Legend({ parts: [plain, hatched] }: { parts: NonNullable<ChartSpec['parts']> }) {
  return (
    <ul className={css.legend} aria-hidden="true">
      <li data-kind="plain">{plain}</li>
      <li data-kind="hatched">{hatched}</li>
    </ul>
  )
}
