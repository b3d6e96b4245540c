import { seenBooking } from '@potager/domain/booking'
import { eventRequestLimits } from '@potager/domain/event-request'
import { linkPaths } from '@potager/domain/link-paths'
import { requestMessages, requestLinkMessages as words } from '@potager/domain/messages'
import {
  lastRequestDay,
  type ProposalField,
  proposalFields,
  proposalOf,
  type VisitorRequest,
} from '@potager/domain/request'
import { type Instant, type TimeZone, todayIn, todayInParis } from '@potager/domain/time'
import { SiteButton, SiteTextField } from '@potager/ui/site'
import type { RefusedProposal } from '../page.ts'
import css from './Request.module.css'

type ProposalFormProps = {
  token: string
  request: VisitorRequest
  refused: RefusedProposal | undefined
  zone: TimeZone | undefined
  now: Instant
}

/** Asks for another moment instead of the request's. It is folded away until it is wanted, or was refused. */
export function ProposalForm({ token, request, refused, zone, now }: ProposalFormProps) {
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
