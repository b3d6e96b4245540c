import { createEventRequest, eventRequestDraft, eventRequestErrorMessage } from '@potager/domain/event-request'
import { eventRequestMessages, eventRequestScreenMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { EventRequestFormScreen, eventRequestRules } from '@potager/ui/event-request'
import { useBookingForm } from '../booking/useBookingForm.tsx'

/** « Nouvelle demande d'événement » over its draft. */
export function CreateEventRequestPage() {
  const { dialogs, round, form } = useBookingForm({
    kind: 'EVENT',
    name: 'event-request',
    form: eventRequestDraft,
    rules: eventRequestRules,
    create: createEventRequest,
    messageOf: eventRequestErrorMessage,
    list: paths.eventRequests,
    back: words.form.back,
    created: eventRequestMessages.created,
    wantsRoom: () => true,
  })
  return (
    <>
      {dialogs}
      <EventRequestFormScreen key={round} {...form} />
    </>
  )
}
