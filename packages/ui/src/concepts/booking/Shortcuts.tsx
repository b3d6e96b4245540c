import { useId } from 'react'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './booking-fields.module.css'

export type Shortcut = { label: string; pressed: boolean; disabled?: boolean; onPress: () => void }

export type ShortcutsProps = { label: string; shortcuts: readonly Shortcut[] } & RootProps<HTMLDivElement>

/** One-click common values; the current one is pressed. Nothing where there are none. */
export function Shortcuts({ label, shortcuts, className, ref }: ShortcutsProps) {
  const id = useId()
  if (shortcuts.length === 0) return null
  return (
    <div ref={ref} className={classNames(css.row, className)} role="group" aria-labelledby={id}>
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
