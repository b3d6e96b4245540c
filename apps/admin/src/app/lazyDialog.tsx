import { backOfficeMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { fetchAgain } from './missedStyles.ts'

type DialogProps = { open?: boolean; onClose: () => void }

/**
 * A dialog whose code comes when somebody opens it. Code that does not come is told by a toast, the page below stays as it is,
 * with what is typed in it, and the next opening asks for it again.
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
