import { type FocusEvent, useEffect, useRef } from 'react'

/** The last focused row, its index, and the control's index in it: -1 where the control is in no row. */
type FocusPosition = { row: string | undefined; index: number; control: number }

const rowsOf = (place: HTMLElement | null) => [...(place?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
const controlsOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input:not(:disabled)') ?? []),
]

/** The next control to focus: the same one only if it opens a dialog, because a held key must not repeat an action. */
function successorOf({ row, index, control }: FocusPosition, place: HTMLElement | null): HTMLElement | undefined {
  const rows = rowsOf(place)
  const own = row === undefined ? undefined : rows.find(({ dataset }) => dataset.row === row)
  const controls = controlsOf(own ?? rows[Math.min(index, rows.length - 1)])
  const same = controls[Math.min(control, controls.length - 1)]
  return same?.getAttribute('aria-haspopup') === 'dialog' ? same : controls[0]
}

/** Whether an element is in a dialog above the place, from which the focus comes back. */
function isAbove(element: Element | null, place: HTMLElement | null): boolean {
  const dialog = element?.closest('dialog')
  return dialog ? !dialog.contains(place) : false
}

function focusTitle() {
  const title = [...document.querySelectorAll('h1')].find((one) => one.getClientRects().length > 0)
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/**
 * Keeps the focus in a container when the focused control is removed or disabled: it moves to the row's next control, else to
 * the row that took its place, else to the page's title. Rows carry their id in `data-row`; spread the returned props on
 * the container.
 * @param shown the container's content, checked on change; null while loading
 */
export function useKeptFocus<Place extends HTMLElement>(shown: unknown) {
  const place = useRef<Place>(null)
  const held = useRef<FocusPosition | null>(null)

  useEffect(() => {
    if (!held.current || shown === null) return
    const { activeElement } = document
    const isDisabled = activeElement?.matches(':disabled') && place.current?.contains(activeElement)
    if (activeElement === document.body || isDisabled) {
      const next = successorOf(held.current, place.current)
      if (next) next.focus({ preventScroll: true })
      else focusTitle()
    } else if (!place.current?.contains(activeElement) && !isAbove(activeElement, place.current)) held.current = null
  }, [shown])

  return {
    ref: place,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>('[data-row]')
      held.current = row
        ? {
            row: row.dataset.row,
            index: rowsOf(currentTarget).indexOf(row),
            control: controlsOf(row).indexOf(target),
          }
        : { row: undefined, index: 0, ...held.current, control: -1 }
    },
    // Removing an element fires no blur event; this runs only when the user moves on.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget) && !isAbove(relatedTarget, currentTarget)) held.current = null
    },
  }
}
