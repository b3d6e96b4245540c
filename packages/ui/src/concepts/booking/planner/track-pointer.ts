/** Milliseconds that a finger rests on a booking to pick it up; before that, it scrolls. */
const LONG_PRESS_MS = 350

/** Pixels that a mouse moves before it drags, and that a resting finger may tremble. */
const SLACK = { mouse: 5, other: 10 }

/** Pixels from an edge of the scroller where it scrolls, and pixels per frame. */
const EDGE = 40
const SPEED = 10

export type PointerDrag = {
  /** The drag begins: the mouse has moved, or the finger has rested. */
  onLift: () => void
  /** A place in the window, in pixels; again when the scroller moves under the pointer. */
  onMove: (x: number, y: number) => void
  onDrop: () => void
  /** Escape was pressed, or the browser took the pointer. */
  onCancel: () => void
}

/**
 * Follows a pointer that went down until it is released: a drag by a mouse that moves or a finger that rests, else nothing.
 * The scroller scrolls while the pointer is near its edges; `inset` is what covers its left and top edge, in pixels.
 */
export function trackPointer(
  { pointerId, pointerType, clientX, clientY }: Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>,
  scroller: HTMLElement,
  inset: { left: number; top: number },
  drag: PointerDrag,
): void {
  const mouse = pointerType === 'mouse'
  const ending = new AbortController()
  const { signal } = ending
  let at = { x: clientX, y: clientY }
  let lifted = false
  let frame = 0
  const resting = mouse ? undefined : setTimeout(lift, LONG_PRESS_MS)

  function end(then?: () => void) {
    clearTimeout(resting)
    cancelAnimationFrame(frame)
    ending.abort()
    if (lifted) then?.()
  }
  function lift() {
    lifted = true
    capture()
    drag.onLift()
    drag.onMove(at.x, at.y)
    frame = requestAnimationFrame(scroll)
  }
  function capture() {
    try {
      scroller.setPointerCapture(pointerId)
    } catch {
      // The pointer is gone meanwhile: the window hears its end all the same.
    }
  }
  function scroll() {
    const { left, right, top, bottom } = scroller.getBoundingClientRect()
    const toward = (place: number, low: number, high: number) =>
      place > high - EDGE ? SPEED : place < low + EDGE ? -SPEED : 0
    const [wasLeft, wasTop] = [scroller.scrollLeft, scroller.scrollTop]
    scroller.scrollLeft += toward(at.x, left + inset.left, right)
    scroller.scrollTop += toward(at.y, top + inset.top, bottom)
    if (scroller.scrollLeft !== wasLeft || scroller.scrollTop !== wasTop) drag.onMove(at.x, at.y)
    frame = requestAnimationFrame(scroll)
  }
  const ofPointer = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event)
  }

  window.addEventListener(
    'pointermove',
    ofPointer((event) => {
      at = { x: event.clientX, y: event.clientY }
      if (lifted) drag.onMove(at.x, at.y)
      else if (Math.hypot(at.x - clientX, at.y - clientY) > (mouse ? SLACK.mouse : SLACK.other)) {
        if (mouse) lift()
        else end()
      }
    }),
    { signal },
  )
  window.addEventListener(
    'pointerup',
    ofPointer(() => end(drag.onDrop)),
    { signal },
  )
  window.addEventListener(
    'pointercancel',
    ofPointer(() => end(drag.onCancel)),
    { signal },
  )
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !lifted) return
      event.preventDefault()
      event.stopPropagation()
      end(drag.onCancel)
    },
    { signal, capture: true },
  )
  // A long press has a menu of its own.
  window.addEventListener('contextmenu', (event) => !mouse && event.preventDefault(), { signal })
}
