import { useId } from 'react'
import css from './Shortcuts.module.css'

export type Shortcut = { label: string; pressed: boolean; disabled?: boolean; onPress: () => void }

/** Common values one press away; the one that is set shows so. */
export function Shortcuts({ label, shortcuts }: { label: string; shortcuts: readonly Shortcut[] }) {
  const id = useId()
  return (
    <div className={css.row} role="group" aria-labelledby={id}>
      <span id={id} className={css.label}>
        {label}
      </span>
      {shortcuts.map((shortcut) => (
        <button
          key={shortcut.label}
          type="button"
          className={css.chip}
          aria-pressed={shortcut.pressed}
          disabled={shortcut.disabled}
          onClick={shortcut.onPress}
        >
          {shortcut.label}
        </button>
      ))}
    </div>
  )
}
