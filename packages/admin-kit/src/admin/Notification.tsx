import { toast, toastWithUndo } from '@potager/ui/toast'
import { useEffect } from 'react'
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin'

/** Shows react-admin's notifications as toasts, with their durations. Renders nothing. */
export function Notification() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const takeMutation = useTakeUndoableMutation()

  useEffect(() => {
    const next = notifications[0]
    if (!next) return
    takeNotification()
    const { message, notificationOptions } = next
    if (typeof message !== 'string') return
    const text = translate(message, notificationOptions?.messageArgs)
    if (!notificationOptions?.undoable) show(text, next.type)
    else {
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

function show(text: string, type: NotificationPayload['type']) {
  if (type === 'success') toast.success(text)
  else if (type === 'error') toast.error(text)
  else toast(text)
}
