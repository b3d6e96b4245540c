import { requestMessages, lostRequestMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { SiteButton, SiteTextField } from '@potager/ui/site'
import { Outcome } from '../fields/Outcome.tsx'
import type { PageProps } from '../page.ts'
import css from './Request.module.css'

/** Has a lost link sent again. It says the same whether there is a request or not. */
export function LostRequestPage({ state: { sent, refused } }: PageProps<'lostRequest'>) {
  return (
    <div className={css.sheet}>
      <h1 className={css.title}>{words.title}</h1>
      {sent ? <Outcome role="status">{words.sent}</Outcome> : <p className={css.intro}>{words.intro}</p>}
      {refused ? <Outcome role="alert">{refused.message}</Outcome> : null}
      <form className={css.form} method="post" action={paths.lostRequest}>
        <SiteTextField
          label={words.contact}
          name="contact"
          defaultValue={refused?.contact}
          autoComplete="email"
          maxLength={254}
          required
        />
        <SiteTextField label={words.day} name="day" type="date" defaultValue={refused?.day} required />
        <SiteButton type="submit" look="primary">
          {words.submit}
        </SiteButton>
      </form>
      <p className={css.note}>
        {words.none} <a href={paths.request}>{requestMessages.title.RESERVATION}</a>
      </p>
    </div>
  )
}
