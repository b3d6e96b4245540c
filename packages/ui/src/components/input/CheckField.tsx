import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './form.module.css'

export type CheckFieldProps = {
  label: string /** A longer name for those who do not see the context. */
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
} & RootProps<HTMLInputElement>

/** One box to tick, with its label as target. */
export function CheckField({ label, name, checked, onChange, className, ref }: CheckFieldProps) {
  return (
    <label className={classNames(css.check, className)}>
      <input
        ref={ref}
        type="checkbox"
        checked={checked}
        aria-label={name}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
