import { exportMessages } from '@potager/domain/messages'
import { Icon } from '../../foundations/icon/index.ts'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import { Button } from '../button/index.ts'
import css from './ExportControl.module.css'

/** Export progress: rows read, and the total that the backend reported. */
export type ExportProgress = { done: number; total: number }

export type ExportControlProps = {
  /** The text of the button while no export is running. Default: « Exporter CSV ». */
  label?: string
  /** True if a dialog asks what to export. */
  asks?: boolean
  /** Null while no export is running. */
  progress: ExportProgress | null
  /** True if there is nothing to export. */
  disabled: boolean
  onExport: () => void
  onStop: () => void
} & RootProps<HTMLSpanElement>

/**
 * Exports every matching row; while running, shows the progress and can be stopped. One button does both, so that the
 * focus is not lost.
 */
export function ExportControl(props: ExportControlProps) {
  const { label = exportMessages.csv, asks = false, progress, disabled, onExport, onStop, className, ref } = props
  return (
    <span ref={ref} className={classNames(css.export, className)}>
      {progress && <Progress {...progress} />}
      <Button
        size="small"
        startIcon={progress ? undefined : <Icon name="download" />}
        disabled={disabled && !progress}
        aria-haspopup={asks && !progress ? 'dialog' : undefined}
        // The second click of a double click would stop the export.
        onClick={({ detail }) => (progress ? detail < 2 && onStop() : onExport())}
      >
        {progress ? exportMessages.stop : label}
      </Button>
    </span>
  )
}

function Progress({ done, total }: ExportProgress) {
  const state = exportMessages.soFar(done, total)
  return (
    <>
      <progress value={done} max={Math.max(total, 1)} aria-label={exportMessages.progress} aria-valuetext={state} />
      <span className="figures">{state}</span>
    </>
  )
}
