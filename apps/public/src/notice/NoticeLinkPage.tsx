import { formatInstant, formatPhone } from '@potager/domain/format'
import {
  noticeDecisionLabels,
  noticeMotiveLabels,
  noticeRecourse,
  reviewResourceLabels,
  noticeLinkMessages as words,
} from '@potager/domain/messages'
import { type Notice, noticeMotives } from '@potager/domain/notice'
import { paths } from '@potager/domain/paths'
import { PlainPage, StatedFacts } from '@potager/ui/site'
import type { Contact, PageProps } from '../page.ts'
import css from '../request/Request.module.css'
import own from './Notice.module.css'

/** A notice as whoever holds its link sees it: that it arrived, then what was decided and why. No script is needed. */
export function NoticeLinkPage({ state: { link, contact } }: PageProps<'noticeLink'>) {
  if (!link.ok) {
    return (
      <PlainPage title={link.status === 404 ? words.overTitle : words.title} drawing="leek">
        <p>{link.message}</p>
      </PlainPage>
    )
  }
  const notice = link.value
  const { decision, reason } = notice
  return (
    <div className={css.sheet}>
      <h1 className={css.title}>{words.title}</h1>
      <p className={css.status} data-status={decision === undefined ? undefined : 'CONFIRMED'}>
        {decision === undefined ? words.received : noticeDecisionLabels[decision]}
      </p>
      <p className={css.intro}>{words.says[decision ?? 'RECEIVED']}</p>
      {reason ? (
        <>
          <h2 className={own.heading}>{words.reason}</h2>
          <p className={css.reason}>{reason}</p>
        </>
      ) : null}
      <StatedFacts facts={factsOf(notice)} unstated={words.unstated} />
      {decision === undefined ? null : <Recourse {...contact} />}
      <p className={css.note}>{words.keep}</p>
    </div>
  )
}

function factsOf({ resourceType, resourceId, resourceName, ...notice }: Notice) {
  const { explanation, receivedAt, decidedAt } = notice
  const motive = noticeMotives.find((known) => known === notice.motive)
  const place = resourceType === 'RESTAURANT' ? { href: paths.restaurant(resourceId) } : {}
  return [
    { term: words.about, value: resourceName || reviewResourceLabels.RESTAURANT, ...place },
    { term: words.motive, value: motive && noticeMotiveLabels[motive] },
    ...(explanation ? [{ term: words.explanation, value: explanation }] : []),
    { term: words.receivedOn, value: formatInstant(receivedAt) },
    ...(decidedAt ? [{ term: words.decidedOn, value: formatInstant(decidedAt) }] : []),
  ]
}

/** By whom it was decided, and how it is contested. */
function Recourse({ email, phone }: Contact) {
  const contact = [email, phone && formatPhone(phone)].filter(Boolean).join(', ')
  return (
    <section className={own.recourse}>
      <h2 className={own.heading}>{words.contest}</h2>
      <p>
        {noticeRecourse.humans} {noticeRecourse.house(contact)} {noticeRecourse.others}
      </p>
    </section>
  )
}
