import { commonMessages, requestMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Illustration } from '@potager/ui/illustration'
import { LinkButton, Notice } from '@potager/ui/site'
import { Outcome } from '../fields/Outcome.tsx'
import type { PageProps, PageState } from '../page.ts'
import { requestAddress } from '../routes.ts'
import css from './Request.module.css'
import { RequestForm } from './RequestForm.tsx'

/** Asks a restaurant for a reservation or an event, without an account. The browser posts the form: no script is needed. */
export function RequestPage({ state }: PageProps<'request'>) {
  const { kind, place, refused } = state
  return (
    <div className={css.sheet}>
      <div className={css.top}>
        <div>
          <h1 className={css.title}>{words.title[kind]}</h1>
          <p className={css.intro}>
            {words.intro} {words.holdsNothing}
          </p>
        </div>
        <Illustration name={kind === 'EVENT' ? 'squash' : 'pea-pod'} />
      </div>
      {refused ? (
        <Outcome role="alert" fields={refused.fields}>
          {refused.message}
        </Outcome>
      ) : null}
      {place ? <RequestForm state={state} place={place} /> : <Places {...state} />}
      <p className={css.note}>
        {words.lost} <a href={paths.lostRequest}>{words.lostLink}</a>
      </p>
    </div>
  )
}

/** The restaurants to choose from: a link each, to the same form for that restaurant. */
function Places({ kind, places, wanted }: PageState<'request'>) {
  if (!places.ok) {
    return (
      <Notice
        role="alert"
        drawing="empty-plate"
        action={<LinkButton href={requestAddress(kind, wanted ?? null)}>{commonMessages.retry}</LinkButton>}
      >
        {words.restaurantsFailure}
      </Notice>
    )
  }
  if (places.value.length === 0) return <Notice drawing="empty-plate">{words.noRestaurant}</Notice>
  return (
    <>
      <h2>{words.where}</h2>
      <ul className={css.choices}>
        {places.value.map(({ id, name }) => (
          <li key={id}>
            <a href={requestAddress(kind, id)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
