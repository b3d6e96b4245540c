import { formatPhone, phoneAddress } from '@potager/domain/format'
import {
  commonMessages,
  homeMessages,
  publicReviewMessages,
  restaurantMessages,
  publicMessages as text,
} from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { addressLine, type Restaurant, tellsHours, zoneOf } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import { Illustration, illustrationFor } from '@potager/ui/illustration'
import {
  ExceptionNotice,
  FeatureBadges,
  HoursTable,
  LinkButton,
  Notice,
  OpenBadge,
  Rating,
  Retry,
  ReviewSection,
  RoomList,
  SectionHeading,
} from '@potager/ui/site'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Loaded, PageProps, ShownReviews } from '../page.ts'
import { requestAddress, reviewsAddress } from '../routes.ts'
import { useNowFrom } from '../use-now.ts'
import { useReloaded } from '../use-reloaded.ts'
import { AllRestaurants } from './AllRestaurants.tsx'
import { ComingHours, RestaurantActs } from './RestaurantActs.tsx'
import css from './RestaurantPage.module.css'

/** One restaurant: address, hours, offer, reviews and directions. */
export function RestaurantPage({ state: given, signedIn }: PageProps<'restaurant'>) {
  const page = given.reviews?.ok ? given.reviews.value.page : 1
  const [state, reload] = useReloaded(given, { name: 'restaurant', id: given.id, reviewPage: page })
  return (
    <>
      <AllRestaurants />
      {state ? (
        <Shown state={state} signedIn={signedIn} onRetry={reload} />
      ) : (
        <Notice role="status">{commonMessages.loading}</Notice>
      )}
    </>
  )
}

function Shown({ state, signedIn, onRetry }: PageProps<'restaurant'> & { onRetry: () => void }) {
  const { id, restaurant, reviews, asks = false, notices = false, now } = state
  const retry = <Retry href={paths.restaurant(id)} onRetry={onRetry} />
  if (!restaurant.ok) {
    return (
      <Notice role="alert" drawing="empty-plate" action={retry}>
        {restaurantMessages.detailFailure}
      </Notice>
    )
  }
  return (
    <article>
      <Head restaurant={restaurant.value} reviews={reviews} asks={asks && !signedIn} firstNow={now} />
      {reviews ? (
        <Reviews page={reviews.ok ? reviews.value.page : 1}>
          {reviews.ok ? (
            <ReviewSection {...reviews.value} notices={notices} addressOf={(page) => reviewsAddress(id, page)} />
          ) : (
            <div className={css.failed} role="alert">
              <p>{publicReviewMessages.failure}</p>
              {retry}
            </div>
          )}
        </Reviews>
      ) : null}
    </article>
  )
}

/** Moves to the top of the section when its page changes, as a full load would. */
function Reviews({ page, children }: { page: number; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) section.current?.focus()
    shown.current = page
  }, [page])
  return (
    <section ref={section} id="avis" tabIndex={-1} aria-labelledby="avis-titre" className={css.reviews}>
      <SectionHeading id="avis-titre">{publicReviewMessages.heading}</SectionHeading>
      {children}
    </section>
  )
}

type HeadProps = {
  restaurant: Restaurant
  reviews: Loaded<ShownReviews> | undefined
  asks: boolean
  firstNow: Instant
}

function Head({ restaurant, reviews, asks, firstNow }: HeadProps) {
  const now = useNowFrom(firstNow)
  const zone = zoneOf(restaurant.address)
  const summary = reviews?.ok ? reviews.value.summary : null
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.name}>{restaurant.name}</h1>
          <div className={css.signs}>
            <OpenBadge hours={restaurant.openingHours} exceptions={restaurant.exceptions} zone={zone} now={now} />
            {summary && summary.average !== null ? (
              <a href="#avis">
                <Rating average={summary.average} count={summary.count} />
              </a>
            ) : null}
          </div>
          <ComingHours restaurant={restaurant} now={now} />
          <Contact {...restaurant} />
          <RestaurantActs restaurant={restaurant} />
          <Ways id={restaurant.id} asks={asks} open={tellsHours(restaurant)} />
          {restaurant.description ? <p className={css.description}>{restaurant.description}</p> : null}
          <FeatureBadges features={restaurant.features} />
        </div>
        <Illustration name={illustrationFor('restaurant', restaurant.id)} />
      </header>
      <div className={css.columns}>
        <section aria-labelledby="horaires">
          <SectionHeading id="horaires">{text.hours}</SectionHeading>
          <HoursTable hours={restaurant.openingHours} exceptions={restaurant.exceptions} zone={zone} now={now} />
          <ExceptionNotice exceptions={restaurant.exceptions} zone={zone} now={now} />
        </section>
        <section aria-labelledby="salles">
          <SectionHeading id="salles">{text.rooms}</SectionHeading>
          <RoomList rooms={restaurant.rooms} />
        </section>
      </div>
    </>
  )
}

function Contact({ address, seats, phone }: Restaurant) {
  const line = [addressLine(address), address.postalCode && `(${address.postalCode})`].filter(Boolean).join(' ')
  return (
    <>
      {line ? <address className={css.line}>{line}</address> : null}
      <p className={`${css.line} figures`}>
        {homeMessages.places(seats)}
        {phone ? (
          <>
            {' · '}
            <a href={phoneAddress(phone)}>{formatPhone(phone)}</a>
          </>
        ) : null}
      </p>
    </>
  )
}

/**
 * Links to the forms, with this restaurant chosen, and to its menu. Visitors ask without an account where the backend lets
 * them, and the house has given its hours; the staff has its own forms, which also visitors are led to elsewhere, through
 * the sign-in.
 */
function Ways({ id, asks, open }: { id: string; asks: boolean; open: boolean }) {
  const query = `?restaurant=${encodeURIComponent(id)}`
  return (
    <div className={css.ways}>
      {asks && !open ? null : (
        <>
          <LinkButton look="primary" href={asks ? requestAddress('RESERVATION', id) : paths.createReservation + query}>
            {text.askReservation}
          </LinkButton>
          <LinkButton href={asks ? requestAddress('EVENT', id) : paths.createEventRequest + query}>
            {text.askEvent}
          </LinkButton>
        </>
      )}
      <LinkButton href={paths.menu + query}>{text.seeMenu}</LinkButton>
    </div>
  )
}
