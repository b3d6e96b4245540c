import { type BookingWish, isBookingStatus, seenBooking } from '@potager/domain/booking'
import { eventRequestLimits, eventTypes } from '@potager/domain/event-request'
import { linkPaths } from '@potager/domain/link-paths'
import { eventTypeLabels, requestMessages, requestLinkMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  canPropose,
  canWithdraw,
  lastRequestDay,
  type ProposalField,
  proposalFields,
  proposalOf,
  requestCalendarPath,
  type VisitorRequest,
} from '@potager/domain/request'
import { type Instant, instantToWall, type TimeZone, todayIn, todayInParis } from '@potager/domain/time'
import { LinkButton, PlainPage, SiteButton, SiteTextField, StatedFacts } from '@potager/ui/site'
import { Outcome } from '../fields/Outcome.tsx'
import type { PageProps, RefusedProposal } from '../page.ts'
import { requestAddress } from '../routes.ts'
import css from './Request.module.css'

type ProposalFormProps = {
  token: string
  request: VisitorRequest
  refused: RefusedProposal | undefined
  zone: TimeZone | undefined
  now: Instant
}

/** Asks for another moment instead of the request's. It is folded away until it is wanted, or was refused. */
function ProposalForm({ token, request, refused, zone, now }: ProposalFormProps) {
  const first = proposalFields.find((name) => refused?.fields[name])
  const shown = refused?.typed ?? proposalOf(request)
  const field = (name: ProposalField) => ({
    name,
    defaultValue: shown[name],
    error: refused?.fields[name],
    autoFocus: name === first,
  })
  return (
    <details className={css.propose} open={refused !== undefined}>
      <summary>{request.wish ? words.proposeAnother : words.propose}</summary>
      <p className={css.note}>{request.status === 'CONFIRMED' ? words.proposeWish : words.proposeIntro}</p>
      <form className={css.form} method="post" action={linkPaths.request(token)}>
        <input type="hidden" name="act" value="proposal" />
        <input type="hidden" name="seen" value={seenBooking(request)} />
        <SiteTextField
          {...field('day')}
          label={requestMessages.day}
          type="date"
          min={todayIn(zone, now)}
          max={lastRequestDay(todayInParis(now))}
          required
        />
        <div className={css.pair}>
          <SiteTextField {...field('from')} label={requestMessages.from} type="time" required />
          <SiteTextField {...field('to')} label={requestMessages.to} type="time" required />
        </div>
        <SiteTextField
          {...field('people')}
          label={requestMessages.people}
          type="number"
          inputMode="numeric"
          min={eventRequestLimits.people.min}
          max={eventRequestLimits.people.max}
          required
        />
        <SiteButton type="submit">{words.proposeConfirm}</SiteButton>
      </form>
    </details>
  )
}

/** A request as whoever holds its link sees it: where it is, and how to take it back. No script is needed. */
export function RequestLinkPage({ state }: PageProps<'requestLink'>) {
  const { link, token, zone, now, refused } = state
  if (!link.ok) {
    return (
      <PlainPage title={link.status === 404 ? words.overTitle : words.title} drawing="leek">
        <p>{link.message}</p>
        <p>
          <a href={paths.lostRequest}>{words.lost}</a>
        </p>
      </PlainPage>
    )
  }
  const request = link.value
  const cancelled = request.status === 'CANCELLED'
  const past = request.status === 'COMPLETED' || (request.end !== null && request.end <= instantToWall(now, zone))
  return (
    <div className={css.sheet}>
      <h1 className={css.title}>{words.title}</h1>
      {refused ? (
        <Outcome role="alert" fields={refused.proposal?.fields}>
          {refused.message}
        </Outcome>
      ) : null}
      <Answer {...request} past={past} />
      {request.wish ? <Wish token={token} wish={request.wish} /> : null}
      <StatedFacts facts={factsOf(request)} unstated={words.unstated} />
      <div className={css.actions}>
        {cancelled || past ? (
          <LinkButton look="primary" href={requestAddress(kindOf(request), request.restaurantId)}>
            {words.again}
          </LinkButton>
        ) : null}
        {/* A plain link: the browser hands the file to the calendar, which takes an entry away that is cancelled. */}
        {cancelled || !past ? (
          <LinkButton href={`/api${requestCalendarPath(token)}`}>
            {cancelled ? words.calendarGone : words.calendar}
          </LinkButton>
        ) : null}
      </div>
      {canPropose(request, now, zone) ? (
        <ProposalForm token={token} request={request} refused={refused?.proposal} zone={zone} now={now} />
      ) : null}
      {canWithdraw(request, now, zone) ? <Withdrawal token={token} /> : null}
      <p className={css.note}>{words.keep}</p>
    </div>
  )
}

const kindOf = ({ kind }: VisitorRequest) => (kind === 'EVENT' ? 'EVENT' : 'RESERVATION')

/** What became of the request; nobody is awaited any more, and nothing answered, once its moment is past. */
function Answer({ status, withdrawn, reason, past }: VisitorRequest & { past: boolean }) {
  const known = isBookingStatus(status) ? status : 'PENDING'
  if (past && (known === 'PENDING' || known === 'CONFIRMED')) {
    return (
      <>
        <p className={css.status}>{words.past}</p>
        <p className={css.intro}>{words.saysPast[known]}</p>
      </>
    )
  }
  return (
    <>
      <p className={css.status} data-status={known}>
        {withdrawn ? words.withdrawn : words.statuses[known]}
      </p>
      <p className={css.intro}>{withdrawn ? words.saysWithdrawn : words.says[known]}</p>
      {reason && !withdrawn ? <p className={css.reason}>{`${words.reason}\u00a0: ${reason}`}</p> : null}
    </>
  )
}

/** The moment that waits for the house's answer, and how to take it back. */
function Wish({ token, wish: { start, end, people } }: { token: string; wish: BookingWish }) {
  const moment = start && end ? words.period(start, end) : words.unstated
  return (
    <section className={css.wish} aria-label={words.wish}>
      <p>
        <strong>{words.wishWaits(moment, people)}</strong>
      </p>
      <p>{words.wishKept}</p>
      <form method="post" action={linkPaths.request(token)}>
        <input type="hidden" name="act" value="proposal-withdrawal" />
        <SiteButton type="submit">{words.wishWithdraw}</SiteButton>
      </form>
    </section>
  )
}

function factsOf(request: VisitorRequest) {
  const { restaurantName, restaurantId, roomName, start, end, people, type, message } = request
  const eventType = eventTypes.find((known) => known === type)
  return [
    { term: words.restaurant, value: restaurantName, href: paths.restaurant(restaurantId) },
    { term: words.kindOf, value: words.kinds[kindOf(request)] },
    ...(eventType ? [{ term: words.type, value: eventTypeLabels[eventType] }] : []),
    { term: words.when, value: start && end ? words.period(start, end) : undefined },
    { term: words.space, value: roomName ?? words.wholeRestaurant },
    { term: words.people, value: String(people) },
    ...(message ? [{ term: words.message, value: message }] : []),
  ]
}

/** Asks once more before it takes the request back: the second press is the form's. */
function Withdrawal({ token }: { token: string }) {
  return (
    <details className={css.withdraw}>
      <summary>{words.withdraw}</summary>
      <form method="post" action={linkPaths.request(token)}>
        <p className={css.note}>{words.withdrawQuestion}</p>
        <SiteButton type="submit">{words.withdrawConfirm}</SiteButton>
      </form>
    </details>
  )
}
