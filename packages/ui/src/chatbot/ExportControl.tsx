import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { sessionDeskMessages as words } from '@potager/domain/messages'
import css from './ExportControl.module.css'

/** How an export goes: rows read so far, and how many the backend said there are. */
export type ExportProgress = { done: number; total: number }

export type ExportControlProps = {
  /** Null while none is under way. */
  progress: ExportProgress | null
  /** True when there is nothing to export. */
  disabled: boolean
  onExport: () => void
  onStop: () => void
}

/** Starts an export of every matching row; while it is read, says how far it is and can be stopped. */
export function ExportControl({ progress, disabled, onExport, onStop }: ExportControlProps) {
  if (!progress) {
    return (
      <Button size="small" startIcon={<FileDownloadOutlined />} disabled={disabled} onClick={onExport}>
        {words.export}
      </Button>
    )
  }
  const state = words.exporting(progress.done, progress.total)
  return (
    <span className={css.export}>
      <progress
        value={progress.done}
        max={Math.max(progress.total, 1)}
        aria-label={words.exportProgress}
        aria-valuetext={state}
      />
      <span className="figures">{state}</span>
      <Button size="small" onClick={onStop}>
        {words.stopExport}
      </Button>
    </span>
  )
}
