import { chartMessages as words } from '@potager/domain/messages'
import css from './ChartPanel.module.css'

export type ExportToolsProps = { title: string; disabled: boolean; onCsv: () => void; onPng?: () => void }

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
