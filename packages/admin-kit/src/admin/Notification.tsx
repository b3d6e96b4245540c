import { toast, toastWithUndo } from '@potager/ui/toast'
import { useEffect } from 'react'
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin'

/** Shows react-admin's notifications as toasts, with their durations. Renders nothing. */
export function Notification() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const takeMutation = useTakeUndoableMutation()

  useEffect(() => {
    const next = notifications[0]
    if (!next) return
    takeNotification()
    const { message, type, notificationOptions } = next
    if (typeof message !== 'string') return
    const text = translate(message, notificationOptions?.messageArgs)
    if (!notificationOptions?.undoable) {
      const show = type === 'success' || type === 'error' ? toast[type] : toast
      show(text)
    } else {
      const mutation = takeMutation()
      // What is not written yet would be lost with the page.
      addEventListener('beforeunload', hold)
      const end = (isUndo: boolean) => {
        removeEventListener('beforeunload', hold)
        mutation?.({ isUndo })
      }
      toastWithUndo(
        text,
        () => end(true),
        () => end(false),
      )
    }
  }, [notifications, takeNotification, takeMutation, translate])

  return null
}

const hold = (event: Event) => event.preventDefault()
