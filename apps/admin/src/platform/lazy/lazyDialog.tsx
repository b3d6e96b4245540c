import { backOfficeMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { fetchAgain } from './missedStyles.ts'

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
