import { type FocusEvent, useEffect, useRef } from 'react'

/** Where the focus was: its row, where that stood, and which of the row's controls it was. */
type FocusPosition = { row: string | undefined; index: number; control: number }

const rowsOf = (place: HTMLElement | null) => [...(place?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
const controlsOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('button, a[href], input') ?? []),
]

/** What has the focus next; a key that is still pressed must not act, only open what asks. */
function successorOf({ row, index, control }: FocusPosition, place: HTMLElement | null): HTMLElement | undefined {
  const rows = rowsOf(place)
  const own = row === undefined ? undefined : rows.find(({ dataset }) => dataset.row === row)
  const controls = controlsOf(own ?? rows[Math.min(index, rows.length - 1)])
  const same = controls[Math.min(control, controls.length - 1)]
  return same?.getAttribute('aria-haspopup') === 'dialog' ? same : controls[0]
}

/** Gives the focus to the page's title. */
function focusTitle() {
  const title = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/**
 * Keeps the keyboard in a place whose controls leave it: when what had the focus is gone, its row's next control has it, or
 * that of the row that took its place; the page's title where no row is left. Rows say their id in `data-row`; what this
 * answers is spread on what holds them.
 * @param shown what the place shows, looked at again when it changes; null while it is awaited
 */
export function useKeptFocus<Place extends HTMLElement>(shown: unknown) {
  const place = useRef<Place>(null)
  const held = useRef<FocusPosition | null>(null)

  useEffect(() => {
    if (!held.current || shown === null) return
    const { activeElement } = document
    if (activeElement === document.body) {
      const next = successorOf(held.current, place.current)
      if (next) next.focus({ preventScroll: true })
      else focusTitle()
    } else if (!place.current?.contains(activeElement) && !activeElement?.closest('dialog')) held.current = null
  }, [shown])

  return {
    ref: place,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>('[data-row]')
      held.current = {
        row: row?.dataset.row,
        index: row ? rowsOf(currentTarget).indexOf(row) : 0,
        control: controlsOf(row ?? currentTarget).indexOf(target),
      }
    },
    // What is taken off the page tells nobody; only who goes on to something else outside of a dialog gets here.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('dialog')) held.current = null
    },
  }
}
