import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

type ComboboxOptions<Option> = {
  /** Options in display order; empty while the list is closed. */
  options: readonly Option[]
  /** Whether the list is open, even if empty. Default: open when there are options. */
  expanded?: boolean
  /** True when Enter takes the first option before any arrow key, and never submits the form around it. */
  takesFirst?: boolean
  /** True while the options of the typed text are still to come: Enter then waits for the first of them. */
  awaits?: boolean
  /** Suffix of an option's element id. Default: its index. */
  keyOf?: (option: Option) => string
  onChoose: (option: Option) => void
  /** Called with true when an arrow key opens the list, false when Escape closes it. Omit if it is always open. */
  onOpen?: (open: boolean) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A text field with a list of options, following the ARIA 1.2 combobox pattern: the focus stays in the field and
 * `aria-activedescendant` names the current option. Arrows wrap around, Enter chooses, Escape closes. Spread the
 * returned props on the field, the list and each option; call `restart` whenever the text changes.
 */
export function useCombobox<Option>(given: ComboboxOptions<Option>) {
  const { options, expanded = options.length > 0, takesFirst = false, awaits = false, keyOf, onChoose, onOpen } = given
  const list = useId()
  const start = takesFirst ? 0 : -1
  const [place, setPlace] = useState(start)
  const current = Math.min(place, options.length - 1)
  const option = options[current]
  const entered = useRef(false)
  const takeFirst = useEffectEvent(() => {
    if (entered.current && options[0] !== undefined) onChoose(options[0])
    entered.current = false
  })
  useEffect(() => {
    if (!awaits) takeFirst()
  }, [awaits])
  const idOf = (one: Option, index: number) => `${list}-${keyOf ? keyOf(one) : index}`

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    entered.current = false
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!expanded) onOpen?.(true)
      const count = options.length
      if (count > 0) setPlace((current + step + (current < 0 && step < 0 ? 1 : 0) + count) % count)
    } else if (event.key === 'Enter' && (takesFirst || option !== undefined)) {
      event.preventDefault()
      if (awaits && current <= 0) entered.current = true
      else if (option !== undefined) onChoose(option)
    } else if (event.key === 'Escape' && expanded && onOpen) {
      event.preventDefault()
      // Keeps a surrounding dialog open.
      event.stopPropagation()
      onOpen(false)
    }
  }

  return {
    option,
    restart: () => {
      entered.current = false
      setPlace(start)
    },
    field: {
      role: 'combobox' as const,
      'aria-expanded': expanded,
      'aria-controls': list,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': option === undefined ? undefined : idOf(option, current),
      onKeyDown,
    },
    list: { id: list, role: 'listbox' as const },
    optionAt: (index: number) => {
      const one = options[index] as Option
      return {
        id: idOf(one, index),
        role: 'option' as const,
        'aria-selected': index === current,
        tabIndex: -1,
        // Keeps the focus in the field.
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onClick: () => onChoose(one),
      }
    },
  }
}
