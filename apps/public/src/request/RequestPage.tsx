import { eventRequestLimits, eventTypes } from '@potager/domain/event-request'
import { commonMessages, eventTypeLabels, requestMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { lastRequestDay, requestFields, requestLimits } from '@potager/domain/request'
import { todayIn, todayInParis } from '@potager/domain/time'
import { Illustration } from '@potager/ui/illustration'
import { LinkButton, Notice, SiteButton, SiteSelect, SiteTextArea, SiteTextField } from '@potager/ui/site'
import { Consent, fieldsOf, Trap, type VisitorField } from '../fields/fields.tsx'
import { Outcome } from '../fields/Outcome.tsx'
import type { PageProps, PageState, RequestPlace } from '../page.ts'
import { requestAddress } from '../routes.ts'
import css from './Request.module.css'

type FormProps = { state: PageState<'request'>; place: RequestPlace }

/** The form for one restaurant. A person fills it in under a minute: eight fields, of which one contact is left out. */
function RequestForm({ state, place }: FormProps) {
  const { kind, ticket, now } = state
  const field = fieldsOf(requestFields, state.refused)
  return (
    <>
      <p className={css.place}>
        {words.at(place.name)} <a href={requestAddress(kind, null)}>{words.otherRestaurant}</a>
      </p>
      <form className={css.form} method="post" action={requestAddress(kind, place.id)}>
        <input type="hidden" name="ticket" value={ticket} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="restaurantId" value={place.id} />
        {kind === 'EVENT' ? <TypeChoice {...field('type')} /> : null}
        <SpaceChoice {...field('roomId')} place={place} />
        <SiteTextField
          {...field('day')}
          label={words.day}
          type="date"
          min={todayIn(place.zone, now)}
          max={lastRequestDay(todayInParis(now))}
          required
        />
        <div className={css.pair}>
          <SiteTextField {...field('from')} label={words.from} type="time" required />
          <SiteTextField {...field('to')} label={words.to} type="time" required />
        </div>
        <SiteTextField
          {...field('people')}
          label={words.people}
          type="number"
          inputMode="numeric"
          min={eventRequestLimits.people.min}
          max={eventRequestLimits.people.max}
          required
        />
        <SiteTextField {...field('name')} label={words.name} autoComplete="name" maxLength={100} required />
        <div className={css.pair}>
          <SiteTextField
            {...field('phone')}
            label={words.phone}
            type="tel"
            autoComplete="tel"
            hint={words.contactHint}
          />
          <SiteTextField {...field('email')} label={words.email} type="email" autoComplete="email" maxLength={254} />
        </div>
        <SiteTextArea
          {...field('message')}
          label={words.message}
          hint={words.messageHint}
          maxLength={requestLimits.message.max}
        />
        <Trap {...field('website')} />
        <Consent {...field('consent')} label={words.consent} more={{ href: paths.privacy, label: words.consentMore }} />
        <SiteButton type="submit" look="primary">
          {words.submit}
        </SiteButton>
      </form>
    </>
  )
}

function TypeChoice(field: VisitorField) {
  return (
    <SiteSelect {...field} label={words.type} required>
      <option value="">{words.chooseType}</option>
      {eventTypes.map((type) => (
        <option key={type} value={type}>
          {eventTypeLabels[type]}
        </option>
      ))}
    </SiteSelect>
  )
}

function SpaceChoice({ place, ...field }: VisitorField & { place: RequestPlace }) {
  return (
    <SiteSelect {...field} label={words.space}>
      {place.rooms.map(({ id, name, capacity }) => (
        <option key={id} value={id}>
          {words.room(name, capacity)}
        </option>
      ))}
      <option value="">{words.wholeRestaurant(place.seats)}</option>
    </SiteSelect>
  )
}

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
