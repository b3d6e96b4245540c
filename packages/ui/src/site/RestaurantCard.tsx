import { homeMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { addressLine, type Restaurant, zoneOf } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import { useId } from 'react'
import { Illustration, illustrationFor } from '../foundations/illustration/index.ts'
import { classNames, type RootProps } from '../foundations/root/index.ts'
import { FeatureBadges, OpenBadge } from './badges.tsx'
import { type Rated, Rating } from './Rating.tsx'
import css from './RestaurantCard.module.css'

export type RestaurantCardProps = {
  restaurant: Restaurant
  /** Absent without reviews. */
  rating?: Rated | undefined
  now: Instant
  /** Address of the restaurant's page. */
  linkTo?: (restaurant: Restaurant) => string
} & RootProps

const ownPage = ({ id }: Restaurant) => paths.restaurant(id)

/** A restaurant on the home page: name, address, seats, features, whether it is open, and a link. */
export function RestaurantCard({ restaurant, rating, now, linkTo = ownPage, className, ref }: RestaurantCardProps) {
  const heading = useId()
  const address = addressLine(restaurant.address)
  return (
    <article ref={ref} className={classNames(css.card, className)} aria-labelledby={heading}>
      <div className={css.drawing}>
        <Illustration name={illustrationFor('restaurant', restaurant.id)} />
      </div>
      <div className={css.body}>
        <h3 id={heading} className={css.name}>
          {restaurant.name}
        </h3>
        {address ? <p className={css.address}>{address}</p> : null}
        <p className={`${css.places} figures`}>{homeMessages.places(restaurant.seats)}</p>
        {rating ? <Rating {...rating} /> : null}
        <FeatureBadges features={restaurant.features} />
        <div className={css.foot}>
          <OpenBadge
            hours={restaurant.openingHours}
            exceptions={restaurant.exceptions}
            zone={zoneOf(restaurant.address)}
            now={now}
          />
          <a className={css.see} href={linkTo(restaurant)} aria-describedby={heading}>
            {homeMessages.see}
          </a>
        </div>
      </div>
    </article>
  )
}
