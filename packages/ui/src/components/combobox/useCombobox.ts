import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

type ComboboxOptions<Option> = {
  /** What can be chosen now, in the order of the screen; none while the list is closed. */
  options: readonly Option[]
  /** Whether the list is open, perhaps to say that there is nothing; unless told, while there are options. */
  expanded?: boolean
  /** True where Enter takes the first option before any arrow was pressed. */
  takesFirst?: boolean
  /** The part of an element's id that tells an option from the others; its index unless told. */
  keyOf?: (option: Option) => string
  onChoose: (option: Option) => void
  /** Told by an arrow that the list is to open, by Escape that it is to close; absent where it is always open. */
  onOpen?: (open: boolean) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A text field with a list of options, as ARIA 1.2 describes the combobox: the focus stays in the field, which names the
 * current option. Arrows go round, Enter chooses, Escape closes. The properties that it answers are spread on the field, the
 * list and its options; `restart` is for each change of what is typed.
 */
export function useCombobox<Option>(given: ComboboxOptions<Option>) {
  const { options, expanded = options.length > 0, takesFirst = false, keyOf, onChoose, onOpen } = given
  const list = useId()
  const start = takesFirst ? 0 : -1
  const [place, setPlace] = useState(start)
  const current = Math.min(place, options.length - 1)
  const option = options[current]
  const idOf = (one: Option, index: number) => `${list}-${keyOf ? keyOf(one) : index}`

  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method choose its own words.
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!expanded) onOpen?.(true)
      const count = options.length
      if (count > 0) setPlace((current + step + (current < 0 && step < 0 ? 1 : 0) + count) % count)
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault()
      onChoose(option)
    } else if (event.key === 'Escape' && expanded && onOpen) {
      event.preventDefault()
      // A dialog around it stays open.
      event.stopPropagation()
      onOpen(false)
    }
  }

  return {
    /** The option that Enter takes. */
    option,
    restart: () => setPlace(start),
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
        // The field would lose the focus.
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onClick: () => onChoose(one),
      }
    },
  }
}
