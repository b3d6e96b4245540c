import { backOfficeMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { type ComponentType, lazy, useEffect, useEffectEvent, useState } from 'react'

const missed = new Set<HTMLLinkElement>()

globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missed.add(target)
  },
  true,
)

function askAgain(link: HTMLLinkElement): Promise<void> {
  missed.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`No styles at ${again.href}`)))
    link.replaceWith(again)
  })
}

/**
 * Imports a module again after a failure, once its missed style sheets are loaded: the newest
 * browsers retry a module, but the bundler requests each style sheet only once.
 */
export async function fetchAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([...missed].map(askAgain))
  return load()
}

/**
 * A part of a page whose code loads when it is first shown, in a `Suspense`. A load failure shows a toast, and the rest of the
 * page stays as it is: thrown, it would put an error in the place of the whole page, with its input.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() =>
    fetchAgain(load).catch((error: unknown) => {
      console.error(error)
      toast.error(words.partMissing)
      return { default: () => null }
    }),
  )
}

type DialogProps = { open?: boolean; onClose: () => void }

/**
 * A dialog whose code loads on first opening. A load failure shows a toast, leaves the page and its input as they are,
 * and is retried on the next opening.
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const { open = true } = props
    const [Dialog, show] = useState(() => loaded)
    const missing = useEffectEvent((error: unknown) => {
      console.error(error)
      toast.error(words.partMissing)
      props.onClose()
    })
    useEffect(() => {
      if (!open || Dialog) return
      let awaited = true
      const fetch = async () => {
        try {
          loaded = await fetchAgain(load)
          if (awaited) show(() => loaded)
        } catch (error) {
          if (awaited) missing(error)
        }
      }
      void fetch()
      return () => {
        awaited = false
      }
    }, [open, Dialog])
    return Dialog ? <Dialog {...props} /> : null
  }
}
