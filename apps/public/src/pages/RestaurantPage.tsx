import { formatPhone } from '@potager/domain/format'
import { homeMessages, restaurantMessages, publicMessages as text } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { addressLine, type Restaurant } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import { Illustration, illustrationFor } from '@potager/ui/illustration'
import { FeatureBadges, HoursTable, LinkButton, Notice, OpenBadge, RoomList, SectionHeading } from '@potager/ui/site'
import type { PageProps } from '../page.ts'
import { useNow } from '../use-now.ts'
import css from './RestaurantPage.module.css'

/** One restaurant (SPEC §2 detail): where, when, what it offers. */
export function RestaurantPage({ state: { restaurant, now } }: PageProps<'restaurant'>) {
  return (
    <>
      <p className={css.back}>
        <a href={paths.home}>{text.allRestaurants}</a>
      </p>
      {restaurant.ok ? (
        <Detail restaurant={restaurant.value} firstNow={now} />
      ) : (
        <Notice role="alert" drawing="empty-plate">
          {restaurantMessages.detailFailure}
        </Notice>
      )}
    </>
  )
}

function Detail({ restaurant, firstNow }: { restaurant: Restaurant; firstNow: Instant }) {
  const now = useNow(firstNow)
  const { address, phone, description } = restaurant
  return (
    <article>
      <header className={css.head}>
        <div>
          <h1 className={css.name}>{restaurant.name}</h1>
          <OpenBadge hours={restaurant.openingHours} now={now} />
          <p className={css.line}>{`${addressLine(address)} (${address.postalCode})`}</p>
          <p className={`${css.line} figures`}>
            {homeMessages.places(restaurant.seats)}
            {phone ? (
              <>
                {' · '}
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{formatPhone(phone)}</a>
              </>
            ) : null}
          </p>
          {description ? <p className={css.description}>{description}</p> : null}
          <FeatureBadges features={restaurant.features} />
          <div className={css.action}>
            <LinkButton look="primary" href={paths.menu}>
              {text.seeMenu}
            </LinkButton>
          </div>
        </div>
        <Illustration name={illustrationFor('restaurant', restaurant.id)} />
      </header>
      <div className={css.columns}>
        <section aria-labelledby="horaires">
          <SectionHeading id="horaires">{text.hours}</SectionHeading>
          <HoursTable hours={restaurant.openingHours} now={now} />
        </section>
        <section aria-labelledby="salles">
          <SectionHeading id="salles">{text.rooms}</SectionHeading>
          <RoomList rooms={restaurant.rooms} />
        </section>
      </div>
    </article>
  )
}
