import { visitReviewMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { aboutValue, openThings, type Visit } from '@potager/domain/visit-review'
import { Illustration } from '@potager/ui/illustration'
import { PlainPage } from '@potager/ui/site'
import type { PageProps, PageState } from '../page.ts'
import sheet from '../request/Request.module.css'
import css from './VisitReview.module.css'
import { VisitReviewForm } from './VisitReviewForm.tsx'
import { WrittenReview } from './WrittenReview.tsx'

/** A visit as whoever has its address sees it: its reviews and what became of them, and the form. No script is needed. */
export function VisitReviewPage({ state }: PageProps<'visitReview'>) {
  const { link, refused } = state
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
        <p className={sheet.problem} role="alert">
          {refused.message}
        </p>
      ) : null}
      <Reviews {...state} visit={visit} />
      <p className={sheet.note}>{words.until(visit.until)}</p>
    </div>
  )
}

type ReviewsProps = Pick<PageState<'visitReview'>, 'token' | 'refused'> & { visit: Visit }

/** What was written, then the form of what may still be. */
function Reviews({ token, refused, visit }: ReviewsProps) {
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
            things={open}
            author={closed.find(({ review }) => review)?.review?.author}
            refused={ofForm}
          />
        </section>
      ) : (
        <p className={sheet.note}>{words.done}</p>
      )}
    </>
  )
}
