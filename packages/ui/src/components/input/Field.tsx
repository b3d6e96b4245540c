import { type ReactNode, useId } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './Field.module.css'

/** Props that a field passes to its control. */
export type ControlProps = { id: string; 'aria-describedby': string; 'aria-invalid': boolean; className: string }

export type FieldProps = {
  label: string
  error?: ReactNode
  hint?: ReactNode
  required?: boolean
  /** Draws the control, with the attributes that tie it to label, hint and error. */
  children: (control: ControlProps) => ReactNode
} & RootProps<HTMLDivElement>

/**
 * A label, its control and a message line. The line keeps its space when empty: otherwise a message would move the
 * button while somebody presses it.
 */
export function Field({ label, error, hint, required = false, children, className, ref }: FieldProps) {
  const id = useId()
  const below = `${id}-below`
  return (
    <div ref={ref} className={classNames(css.field, className)} data-invalid={error !== undefined}>
      <label htmlFor={id} className={css.label}>
        <span>{label}</span>
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({ id, 'aria-describedby': below, 'aria-invalid': error !== undefined, className: css.control ?? '' })}
      <span id={below} className={error ? css.error : css.hint}>
        {error ?? hint ?? '\u00a0'}
      </span>
    </div>
  )
}
