import css from './Choice.module.css'

type Option<T> = { value: T; label: string }

/** One of several, as a row of buttons. */
export function Choice<T>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly Option<T>[]
  chosen: T
  onChoose: (value: T) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" aria-label={label} className={css.choice}>
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          className={css.option}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
