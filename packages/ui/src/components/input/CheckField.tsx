import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './form.module.css'

export type CheckFieldProps = {
  label: string
  /** A longer accessible name, for use out of context. */
  name?: string
  /** The id of a sentence that explains it. */
  describedBy?: string
  checked: boolean
  onChange: (checked: boolean) => void
} & RootProps<HTMLInputElement>

/** A checkbox whose label is part of the target. */
export function CheckField({ label, name, describedBy, checked, onChange, className, ref }: CheckFieldProps) {
  return (
    <label className={classNames(css.check, className)}>
      <input
        ref={ref}
        type="checkbox"
        checked={checked}
        aria-label={name}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
