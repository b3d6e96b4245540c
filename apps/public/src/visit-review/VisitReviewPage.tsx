import { visitReviewMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { reviewLimits } from '@potager/domain/review'
import {
  aboutValue,
  openThings,
  type Visit,
  type VisitThing,
  visitFields,
  visitReviewLimits,
  visitReviewPath,
} from '@potager/domain/visit-review'
import { Illustration } from '@potager/ui/illustration'
import { PlainPage, SiteButton, SiteSelect, SiteTextArea, SiteTextField, StarChoice } from '@potager/ui/site'
import { Consent, fieldsOf, Trap, type VisitorField } from '../fields/fields.tsx'
import { Outcome } from '../fields/Outcome.tsx'
import type { PageProps, PageState, RefusedVisitForm } from '../page.ts'
import sheet from '../request/Request.module.css'
import css from './VisitReview.module.css'
import { WrittenReview } from './WrittenReview.tsx'

type FormProps = {
  token: string
  ticket: string
  things: readonly VisitThing[]
  /** How the holder signed another review of the visit. */
  author: string | undefined
  refused: RefusedVisitForm | undefined
}

/** The form of a review: what it is about, where there is a choice, stars, text and a name. */
function VisitReviewForm({ token, ticket, things, author, refused }: FormProps) {
  const field = fieldsOf(visitFields, refused, author === undefined ? {} : { author })
  return (
    <form className={sheet.form} method="post" action={visitReviewPath(token)}>
      <input type="hidden" name="act" value="write" />
      <input type="hidden" name="ticket" value={ticket} />
      <About things={things} {...field('about')} />
      <StarChoice {...field('rating')} label={words.rating} star={words.star} hint={words.scale} />
      <SiteTextArea
        {...field('comment')}
        label={words.comment}
        hint={words.commentHint}
        maxLength={reviewLimits.comment.max}
      />
      <SiteTextField
        {...field('author')}
        label={words.author}
        hint={words.authorHint}
        maxLength={visitReviewLimits.author.max}
        autoComplete="given-name"
        required
      />
      <Trap {...field('website')} />
      <Consent {...field('consent')} label={words.consent} more={{ href: paths.reviewRules, label: words.rules }} />
      <SiteButton type="submit" look="primary">
        {words.submit}
      </SiteButton>
    </form>
  )
}

type AboutProps = VisitorField & Pick<FormProps, 'things'>

const nameOf = ({ resourceType, name }: VisitThing) => (resourceType === 'RESTAURANT' ? words.restaurant(name) : name)

function About({ things, ...field }: AboutProps) {
  const [only, ...more] = things
  if (only && more.length === 0) {
    return (
      <>
        <input type="hidden" name="about" value={aboutValue(only)} />
        <p className={css.only}>{nameOf(only)}</p>
      </>
    )
  }
  return (
    <SiteSelect {...field} label={words.about} hint={words.aboutHint} required>
      {things.map((thing) => (
        <option key={aboutValue(thing)} value={aboutValue(thing)}>
          {nameOf(thing)}
        </option>
      ))}
    </SiteSelect>
  )
}

/**
 * A visit as its address shows it: by its code the form of a first review, by the private address of whoever wrote their
 * reviews and what became of them. No script is needed.
 */
export function VisitReviewPage({ state, signedIn }: PageProps<'visitReview'>) {
  const { link, token, refused } = state
  if (!link.ok) {
    return (
      <PlainPage title={link.status === 404 ? words.overTitle : words.title} drawing="leek">
        <p>{link.message}</p>
        {link.status === 404 ? <p>{words.overHint}</p> : null}
        <p>
          <a href={paths.reviewRules}>{words.rules}</a>
        </p>
      </PlainPage>
    )
  }
  const visit = link.value
  if (visit.spent) {
    return (
      <PlainPage title={words.spentTitle} drawing="leek">
        <p>{words.visit(visit.restaurantName, visit.day)}</p>
        <p>{words.spent}</p>
        <p>{words.spentByOther}</p>
      </PlainPage>
    )
  }
  return (
    <div className={sheet.sheet}>
      <div className={sheet.top}>
        <div>
          <h1 className={sheet.title}>{words.title}</h1>
          <p className={css.visit}>{words.visit(visit.restaurantName, visit.day)}</p>
          <p className={sheet.note}>{words.intro}</p>
        </div>
        <Illustration name="artichoke" />
      </div>
      {refused ? (
        <Outcome role="alert" fields={refused.fields}>
          {refused.message}
        </Outcome>
      ) : null}
      {visit.author ? (
        <p className={css.keep}>
          {words.keep} <a href={visitReviewPath(token)}>{words.keepLink}</a>
        </p>
      ) : null}
      {signedIn ? <p className={sheet.note}>{words.signedIn}</p> : <Reviews {...state} visit={visit} />}
    </div>
  )
}

type ReviewsProps = Pick<PageState<'visitReview'>, 'token' | 'ticket' | 'refused'> & { visit: Visit }

/** What was written, then the form of what may still be. */
function Reviews({ token, ticket, refused, visit }: ReviewsProps) {
  const open = openThings(visit)
  const closed = visit.things.filter((thing) => !open.includes(thing))
  const ofForm = refused?.typed.review ? undefined : refused
  return (
    <>
      {closed.length > 0 ? (
        <section className={css.section}>
          <h2 className={css.heading}>{words.yours}</h2>
          {closed.map((thing) => (
            <WrittenReview key={aboutValue(thing)} token={token} thing={thing} refused={refused} />
          ))}
        </section>
      ) : null}
      {open.length > 0 ? (
        <section className={css.section}>
          {closed.length > 0 ? <h2 className={css.heading}>{words.another}</h2> : null}
          <VisitReviewForm
            token={token}
            ticket={ticket}
            things={open}
            author={closed.find(({ review }) => review)?.review?.author}
            refused={ofForm}
          />
          <p className={sheet.note}>{(visit.author ? words.more : words.until)(visit.until)}</p>
        </section>
      ) : (
        <p className={sheet.note}>{words.done}</p>
      )}
    </>
  )
}
