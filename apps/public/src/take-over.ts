/** The hydration of server-rendered content. */
export type TakeOver = {
  isDone: () => boolean
  /** Resolves when it is done or failed. */
  over: Promise<void>
  /** Call once the content is hydrated: replays the held events. */
  done: () => void
  /** Call when the script fails to load, or another page is shown: releases the held events to the browser. */
  failed: () => void
}

/** Elements that need the script; a submit button is handled by its form. */
const controls = 'a, button[type=button], input[type=checkbox], input[type=radio]'

type HeldEvent = { again: () => void; anyway?: () => void }

/**
 * Holds interactions with content that is not hydrated yet and replays them afterwards: clicks on buttons and boxes,
 * submits, blurs. Links to other pages are not held.
 */
export function createTakeOver(): TakeOver {
  const held: HeldEvent[] = []
  const listening = new AbortController()
  let taken = false
  let end = () => {}
  const over = new Promise<void>((ended) => {
    end = ended
  })

  function hold(event: Event, does: HeldEvent) {
    event.preventDefault()
    event.stopPropagation()
    held.push(does)
  }

  function release(how: keyof HeldEvent) {
    taken = true
    listening.abort()
    for (const does of held) does[how]?.()
    end()
  }

  const on = <Type extends 'click' | 'submit' | 'focusout'>(
    type: Type,
    take: (event: HTMLElementEventMap[Type]) => void,
  ) => document.getElementById('contenu')?.addEventListener(type, take, { capture: true, signal: listening.signal })

  on('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null
    const own = !(control instanceof HTMLAnchorElement) || isSamePage(control)
    if (control && own) hold(event, { again: () => control.click() })
  })
  on('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    hold(event, { again: () => form.requestSubmit(submitter), anyway: () => form.submit() })
  })
  on('focusout', ({ target }) => {
    held.push({ again: () => target?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })) })
  })

  return { isDone: () => taken, over, done: () => release('again'), failed: () => release('anyway') }
}

const isSamePage = ({ pathname, host }: HTMLAnchorElement) => pathname === location.pathname && host === location.host
