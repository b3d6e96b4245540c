import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './ViewSwitch.module.css'

export type ViewSwitchProps<Value extends string> = {
  /** What is viewed, read aloud before the ways to view it. */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
} & RootProps<HTMLFieldSetElement>

/** Toggle buttons for two or three views, one of them pressed. */
export function ViewSwitch<Value extends string>(props: ViewSwitchProps<Value>) {
  const { label, value, options, onChange, className, ref } = props
  return (
    <fieldset ref={ref} className={classNames(css.switch, className)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
