import type { BookingStatus, CompetingBooking } from '@potager/domain/booking'
import { type EventRequest, offeredEventRequestMoves } from '@potager/domain/event-request'
import { formatInstant } from '@potager/domain/format'
import {
  bookingOrigin,
  commonMessages,
  eventRequestFieldLabels,
  eventRequestMoveLabels,
  eventRequestStatusLabels,
  managedEventRequestStatusLabels,
  plannerMessages,
  eventRequestScreenMessages as words,
} from '@potager/domain/messages'
import { Button, PhoneLink } from '../../components/button/index.ts'
import { ErrorState } from '../../components/feedback/index.ts'
import { DetailDialog, Facts } from '../../components/screen/index.ts'
import { BookingStatusChip, dayOf, durationOf, hoursOf, peopleOf, WishAnswer } from '../booking/index.ts'
import { MoveButton } from '../booking/MoveButton.tsx'
import { CompetingList } from './CompetingList.tsx'
import css from './event-request.module.css'
import {
  eventRequestLocationOf,
  eventRequestPriceOf,
  eventRequestReference,
  eventTypeOf,
} from './event-request-words.ts'

export type EventRequestDetailDialogProps = {
  /** The request to show; null closes the dialog. */
  request: EventRequest | null
  /** Selects the wording: the list cancels where the management refuses. */
  side: 'list' | 'management'
  /** Conflicting bookings, shown before confirmation: loading (null), failed, or loaded. */
  competing: { items: readonly CompetingBooking[] | null; failure?: string | undefined; onRetry: () => void }
  busy?: boolean
  /** True while conflicts are checked again before confirmation. */
  checking?: boolean
  /** True while an answer to the customer’s wish for another moment is sent. */
  answering?: boolean
  onClose: () => void
  /** Exports the request as a calendar file. */
  onCalendar?: (request: EventRequest) => void
  onMove: (request: EventRequest, status: BookingStatus) => void
  /** Opens the dialog that gives it another moment. */
  onMoment?: (() => void) | undefined
  /** Answers the wish of its customer for another moment; without it, the wish is only shown. */
  onWish?: (request: EventRequest, accepted: boolean) => void
}

/** A request's details, the transitions that its status allows, and a printable function sheet. */
export function EventRequestDetailDialog({
  request,
  side,
  competing,
  busy = false,
  checking = false,
  answering = false,
  ...on
}: EventRequestDetailDialogProps) {
  const labels = side === 'management' ? managedEventRequestStatusLabels : eventRequestStatusLabels
  return (
    <DetailDialog
      open={request !== null}
      title={
        request && (
          <>
            <span>{request.title}</span> <BookingStatusChip status={request.status} labels={labels} />
          </>
        )
      }
      actions={
        <>
          <Button onClick={on.onClose}>{commonMessages.close}</Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
          {request && on.onCalendar && (
            <Button onClick={() => on.onCalendar?.(request)}>{plannerMessages.calendar}</Button>
          )}
          {request && <MoveButton onMoment={on.onMoment} busy={busy} />}
          {request && <Moves request={request} side={side} busy={busy} checking={checking} onMove={on.onMove} />}
        </>
      }
      destructive={request && <Ending request={request} side={side} busy={busy} onMove={on.onMove} />}
      onClose={on.onClose}
    >
      {request && (
        <div className={css.sheet}>
          {request.status === 'PENDING' && <Competing {...competing} />}
          {request.wish && (
            <WishAnswer
              wish={request.wish}
              busy={answering}
              onAnswer={on.onWish && ((accepted) => on.onWish?.(request, accepted))}
            />
          )}
          <EventRequestFacts request={request} />
        </div>
      )}
    </DetailDialog>
  )
}

function Competing({ items, failure, onRetry }: EventRequestDetailDialogProps['competing']) {
  if (items) return <CompetingList bookings={items} />
  return failure ? <ErrorState title={words.competing.checkFailed} message={failure} onRetry={onRetry} /> : null
}

type MovesProps = Pick<EventRequestDetailDialogProps, 'side' | 'onMove'> & {
  request: EventRequest
  busy: boolean
  checking: boolean
}

/** Forward transitions; the ones that end the request are rendered apart. */
function Moves({ request, side, busy, checking, onMove }: MovesProps) {
  return offeredEventRequestMoves(request.status)
    .filter((status) => status !== 'CANCELLED')
    .map((status) => (
      <Button
        key={status}
        variant="contained"
        aria-disabled={busy}
        aria-busy={checking}
        onClick={() => !busy && onMove(request, status)}
      >
        {checking ? words.competing.checking : eventRequestMoveLabels[status][side]}
      </Button>
    ))
}

function Ending({ request, side, busy, onMove }: Omit<MovesProps, 'checking'>) {
  if (!offeredEventRequestMoves(request.status).includes('CANCELLED')) return null
  return (
    <Button color="error" aria-disabled={busy} onClick={() => !busy && onMove(request, 'CANCELLED')}>
      {eventRequestMoveLabels.CANCELLED[side]}
    </Button>
  )
}

function EventRequestFacts({ request }: { request: EventRequest }) {
  return (
    <>
      <Facts
        facts={[
          [eventRequestFieldLabels.customer, request.customerName],
          [eventRequestFieldLabels.phone, request.phone && <PhoneLink phone={request.phone} />],
          [eventRequestFieldLabels.people, peopleOf(request)],
          [eventRequestFieldLabels.type, eventTypeOf(request)],
          [eventRequestFieldLabels.day, dayOf(request)],
          [eventRequestFieldLabels.hours, hoursOf(request)],
          [eventRequestFieldLabels.duration, durationOf(request)],
          [eventRequestFieldLabels.location, eventRequestLocationOf(request)],
          [eventRequestFieldLabels.restaurant, request.restaurantName],
          [eventRequestFieldLabels.price, eventRequestPriceOf(request)],
          [eventRequestFieldLabels.createdAt, `${formatInstant(request.createdAt)} ${eventRequestReference(request)}`],
          [eventRequestFieldLabels.reason, request.reason],
          [eventRequestFieldLabels.origin, bookingOrigin(request)],
        ]}
      />
      <Facts
        facts={[
          [eventRequestFieldLabels.description, request.description],
          [eventRequestFieldLabels.specialRequests, request.specialRequests],
        ]}
      />
    </>
  )
}
