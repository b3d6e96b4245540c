import { createEventRequest, eventDraft, eventErrorMessage } from '@potager/domain/event-request'
import { eventMessages, eventDeskMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { EventFormScreen } from '@potager/ui/event-request'
import { useBookingForm } from '../drafts/useBookingForm.tsx'

/** « Nouvelle demande d'événement » over its draft. */
export function CreateEventRequestPage() {
  const { question, round, form } = useBookingForm({
    kind: 'EVENT',
    name: 'event-request',
    form: eventDraft,
    create: createEventRequest,
    messageOf: eventErrorMessage,
    list: paths.eventRequests,
    back: words.form.back,
    created: eventMessages.created,
    wantsRoom: () => true,
  })
  return (
    <>
      {question}
      <EventFormScreen key={round} {...form} />
    </>
  )
}
