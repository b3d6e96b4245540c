import { toast } from '@potager/ui/toast'
import { useEffect } from 'react'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin'

/** Shows react-admin's notifications as our toasts, with their durations. Renders nothing. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()

  useEffect(() => {
    const next = notifications[0]
    if (!next) return
    takeNotification()
    show(next, translate)
  }, [notifications, takeNotification, translate])

  return null
}

function show({ message, type, notificationOptions }: NotificationPayload, translate: ReturnType<typeof useTranslate>) {
  if (typeof message !== 'string') return
  const text = translate(message, notificationOptions?.messageArgs)
  if (type === 'success') toast.success(text)
  else if (type === 'error') toast.error(text)
  else toast(text)
}
