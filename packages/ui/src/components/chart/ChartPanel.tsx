import type { ChartTable } from '@potager/domain/format'
import { chartMessages as words } from '@potager/domain/messages'
import { type ReactNode, Suspense, useRef } from 'react'
import { lazyView } from '../feedback/lazyView.tsx'
import css from './ChartPanel.module.css'
import type { ChartSpec } from './chart-data.ts'
import { DataTable } from './DataTable.tsx'
import { ExportTools } from './ExportTools.tsx'
import { Panel } from './Panel.tsx'

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
