import css from './form.module.css'

export type CheckFieldProps = {
  label: string /** A longer name for those who do not see the context. */
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** One box to tick, with its label as target. */
export function CheckField({ label, name, checked, onChange }: CheckFieldProps) {
  return (
    <label className={css.check}>
      <input type="checkbox" checked={checked} aria-label={name} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
