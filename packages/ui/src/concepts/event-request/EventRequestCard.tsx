import type { EventRequest } from '@potager/domain/event-request'
import {
  eventRequestMessages,
  eventRequestStatusLabels,
  eventRequestScreenMessages as words,
} from '@potager/domain/messages'
import type { Instant } from '@potager/domain/time'
import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { StatusChip } from '../../components/list/index.ts'
import css from '../booking/booking-card.module.css'
import { BookingStatusChip, dayOf, hoursOf, peopleOf, WishMark } from '../booking/index.ts'
import { eventRequestLocationOf, eventTypeOf, waitOf } from './event-request-words.ts'

export type EventRequestCardProps = { request: EventRequest; now: Instant; onOpen: (request: EventRequest) => void }

/** An event request: what, when, where, for whom, and its age while pending. */
export function EventRequestCard({ request, now, onOpen }: EventRequestCardProps) {
  const heading = useId()
  const wait = waitOf(request, now)
  return (
    <article className={css.card} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          {request.title}
        </h2>
        <BookingStatusChip status={request.status} labels={eventRequestStatusLabels} />
        <WishMark wish={request.wish} />
        {request.taken && <StatusChip tone="error" label={words.competing.takenMark} />}
      </div>
      <p className={css.soft}>{eventTypeOf(request)}</p>
      <p className={css.when}>{`${dayOf(request)}, ${hoursOf(request)}`}</p>
      <p className={css.line}>{[request.customerName, peopleOf(request)].filter(Boolean).join(' · ')}</p>
      <p className={css.soft}>
        {[eventRequestLocationOf(request), request.restaurantName].filter(Boolean).join(' · ')}
      </p>
      <div className={css.foot}>
        <span className={css.wait}>{wait}</span>
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={words.detailsOf(request.title)}
          onClick={() => onOpen(request)}
        >
          {eventRequestMessages.details}
        </Button>
      </div>
    </article>
  )
}
