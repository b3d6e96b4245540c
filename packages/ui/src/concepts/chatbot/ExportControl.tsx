import { exportMessages, chatSessionScreenMessages as words } from '@potager/domain/messages'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../foundations/icon/index.ts'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
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
} & RootProps<HTMLSpanElement>

/**
 * Starts an export of every matching row; while it is read, says how far it is and can be stopped. One button does both in
 * turn: another would leave the keyboard nowhere.
 */
export function ExportControl({ progress, disabled, onExport, onStop, className, ref }: ExportControlProps) {
  return (
    <span ref={ref} className={classNames(css.export, className)}>
      {progress && <Progress {...progress} />}
      <Button
        size="small"
        startIcon={progress ? undefined : <Icon name="download" />}
        disabled={disabled && !progress}
        // The second press of a double click would stop what the first has started.
        onClick={({ detail }) => (progress ? detail < 2 && onStop() : onExport())}
      >
        {progress ? exportMessages.stop : words.export}
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
