import { useId } from 'react'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import css from './StarChoice.module.css'

const choices = [1, 2, 3, 4, 5] as const

export type StarChoiceProps = {
  /** What is rated. */
  label: string
  name: string
  /** What a number of stars is called. */
  star: (stars: number) => string
  /** What both ends of the scale mean. */
  hint: string
  /** The stars that are chosen, as the form posts them. */
  defaultValue?: string | undefined
  error?: string | undefined
  /** True if the page opens on this field, to correct it. */
  autoFocus?: boolean
} & RootProps<HTMLFieldSetElement>

/** One to five stars, as radio buttons of the browser's own: no script is needed. */
export function StarChoice(props: StarChoiceProps) {
  const { label, name, star, hint, defaultValue, error, autoFocus, className, ref } = props
  const id = useId()
  return (
    <fieldset
      ref={ref}
      className={classNames(css.choice, className)}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <legend>{label}</legend>
      <div className={css.stars}>
        {choices.map((stars) => (
          <label key={stars} className={css.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              required
              defaultChecked={defaultValue === String(stars)}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script, the page loads with focus on what is to correct
              autoFocus={autoFocus && stars === 1}
            />
            <span className={css.shape} aria-hidden="true" />
            <span className={css.figure} aria-hidden="true">
              {stars}
            </span>
            <span className="visually-hidden">{star(stars)}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
