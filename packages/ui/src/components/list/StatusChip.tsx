import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './StatusChip.module.css'

/** The meaning of a status: to do, in progress, ready, succeeded, done, failed, or unknown. */
export type StatusTone = 'warning' | 'success' | 'progress' | 'ready' | 'info' | 'error' | 'neutral'

const marks: Record<StatusTone, string> = {
  warning: 'M8 4v4.5l3 1.8M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8Z',
  success: 'M3 8.8 6.3 12 13 4.3',
  progress: 'M3 11h10M4 11c0-3 1.5-5 4-5s4 2 4 5M8 6V3.5',
  ready: 'M8 2l1.8 3.8 4.2.5-3.1 2.9.8 4.2L8 11.3l-3.7 2.1.8-4.2L2 6.3l4.2-.5L8 2Z',
  info: 'M2.5 8.8 5.3 11.5 10.5 5M7.5 11l.8.5L13.5 5',
  error: 'M4 4l8 8M12 4l-8 8',
  neutral: 'M4 8h8',
}

export type StatusChipProps = { tone: StatusTone; label: string } & RootProps<HTMLSpanElement>

/** A status with text, a mark and a tint, so that colour is never the only sign. */
export function StatusChip({ tone, label, className, ref }: StatusChipProps) {
  return (
    <span ref={ref} className={classNames(css.chip, css[tone], className)} data-tone={tone}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={marks[tone]} />
      </svg>
      <span>{label}</span>
    </span>
  )
}
