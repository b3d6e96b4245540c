import { messageWishes, messageWishPath } from '@potager/domain/message'
import { messageWishLabels, messageWishMessages as words } from '@potager/domain/messages'
import { PlainPage, SiteButton } from '@potager/ui/site'
import { useId } from 'react'
import { Outcome } from '../fields/Outcome.tsx'
import type { PageProps } from '../page.ts'
import sheet from '../request/Request.module.css'
import css from './MessageWish.module.css'

/** By the link of a message, its reader chooses which ones may follow. Opening the page changes nothing; no script is needed. */
export function MessageWishPage({ state: { token, link, saved, refused } }: PageProps<'messageWish'>) {
  const id = useId()
  if (!link.ok) {
    return (
      <PlainPage title={link.status === 404 ? words.overTitle : words.title} drawing="leek">
        <p>{link.message}</p>
      </PlainPage>
    )
  }
  return (
    <div className={sheet.sheet}>
      <h1 className={sheet.title}>{words.title}</h1>
      {refused ? <Outcome role="alert">{refused.message}</Outcome> : null}
      {saved ? <Outcome role="status">{words.saved}</Outcome> : <p className={sheet.note}>{words.intro}</p>}
      <form className={sheet.form} method="post" action={messageWishPath(token)}>
        <fieldset className={css.choices}>
          <legend>{words.legend}</legend>
          {messageWishes.map((wish) => (
            <div key={wish} className={css.choice}>
              <input
                id={`${id}-${wish}`}
                type="radio"
                name="wish"
                value={wish}
                defaultChecked={wish === link.value.wish}
                aria-describedby={`${id}-${wish}-hint`}
              />
              <label htmlFor={`${id}-${wish}`}>{messageWishLabels[wish]}</label>
              <p id={`${id}-${wish}-hint`}>{words.hints[wish]}</p>
            </div>
          ))}
        </fieldset>
        <SiteButton type="submit" look="primary">
          {words.save}
        </SiteButton>
      </form>
      <p className={sheet.note}>{words.scope}</p>
    </div>
  )
}
