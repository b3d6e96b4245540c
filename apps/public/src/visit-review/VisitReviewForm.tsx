import { visitReviewMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { reviewLimits } from '@potager/domain/review'
import {
  aboutValue,
  type VisitThing,
  visitFields,
  visitReviewLimits,
  visitReviewPath,
} from '@potager/domain/visit-review'
import { SiteButton, SiteSelect, SiteTextArea, SiteTextField, StarChoice } from '@potager/ui/site'
import { Consent, fieldsOf, Trap, type VisitorField } from '../fields/fields.tsx'
import type { RefusedVisitForm } from '../page.ts'
import sheet from '../request/Request.module.css'
import css from './VisitReview.module.css'

type FormProps = {
  token: string
  ticket: string
  things: readonly VisitThing[]
  /** How the holder signed another review of the visit. */
  author: string | undefined
  refused: RefusedVisitForm | undefined
}

/** The form of a review: what it is about, where there is a choice, stars, text and a name. */
export function VisitReviewForm({ token, ticket, things, author, refused }: FormProps) {
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
