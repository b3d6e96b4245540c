import { noticeMotiveLabels, noticeMessages as words } from '@potager/domain/messages'
import { noticeFields, noticeLimits, noticeMotives, noticePaths, type PublishedReview } from '@potager/domain/notice'
import { paths } from '@potager/domain/paths'
import { PlainPage, ReviewList, SiteButton, SiteSelect, SiteTextArea, SiteTextField } from '@potager/ui/site'
import { Consent, fieldsOf, Trap, type VisitorField } from '../fields/fields.tsx'
import { Outcome } from '../fields/Outcome.tsx'
import type { PageProps, PageState } from '../page.ts'
import css from '../request/Request.module.css'
import own from './Notice.module.css'

/** « Signaler un avis »: gives notice of a published review, without an account. The browser posts the form: no script is needed. */
export function NoticePage({ state }: PageProps<'reviewNotice'>) {
  const { link, refused } = state
  if (!link.ok) {
    return (
      <PlainPage title={words.title} drawing="leek">
        <p>{link.message}</p>
        <p>
          <a href={paths.reviewRules}>{words.rules}</a>
        </p>
      </PlainPage>
    )
  }
  return (
    <div className={css.sheet}>
      <h1 className={css.title}>{words.title}</h1>
      <p className={css.intro}>{words.intro}</p>
      {refused ? (
        <Outcome role="alert" fields={refused.fields}>
          {refused.message}
        </Outcome>
      ) : null}
      <Noticed review={link.value} />
      <NoticeForm state={state} />
      <p className={css.note}>
        <a href={paths.reviewRules}>{words.rules}</a>
      </p>
    </div>
  )
}

function Noticed({ review }: { review: PublishedReview }) {
  return (
    <section className={own.review} aria-labelledby="avis">
      <h2 id="avis">{words.review(review.resourceName)}</h2>
      <ReviewList reviews={[review]} />
    </section>
  )
}

function NoticeForm({ state: { reviewId, ticket, refused } }: { state: PageState<'reviewNotice'> }) {
  const field = fieldsOf(noticeFields, refused)
  return (
    <form className={css.form} method="post" action={noticePaths.form(reviewId)}>
      <input type="hidden" name="ticket" value={ticket} />
      <Motive {...field('motive')} />
      <SiteTextArea
        {...field('explanation')}
        label={words.explanation}
        hint={words.explanationHint}
        maxLength={noticeLimits.explanation.max}
      />
      <fieldset className={own.contact}>
        <legend>{words.contact}</legend>
        <p className={css.note}>{words.contactHint}</p>
        <SiteTextField {...field('name')} label={words.name} autoComplete="name" maxLength={100} />
        <div className={css.pair}>
          <SiteTextField {...field('email')} label={words.email} type="email" autoComplete="email" maxLength={254} />
          <SiteTextField {...field('phone')} label={words.phone} type="tel" autoComplete="tel" />
        </div>
      </fieldset>
      <Trap {...field('website')} />
      <Consent {...field('goodFaith')} label={words.goodFaith} more={{ href: paths.privacy, label: words.more }} />
      <SiteButton type="submit" look="primary">
        {words.submit}
      </SiteButton>
    </form>
  )
}

function Motive(field: VisitorField) {
  return (
    <SiteSelect {...field} label={words.motive} required>
      <option value="">{words.chooseMotive}</option>
      {noticeMotives.map((motive) => (
        <option key={motive} value={motive}>
          {noticeMotiveLabels[motive]}
        </option>
      ))}
    </SiteSelect>
  )
}
