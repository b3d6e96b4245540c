import { product } from '@potager/domain/config'
import { commonMessages, homeMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import type { Restaurant } from '@potager/domain/restaurant'
import type { Instant } from '@potager/domain/time'
import { Button, Hero, LinkButton, Notice, RestaurantCard, SectionHeading } from '@potager/ui/site'
import { useState } from 'react'
import type { Loaded, PageProps } from '../page.ts'
import { useNow } from '../use-now.ts'
import css from './HomePage.module.css'

/** Welcome, and where to eat (SPEC §2 home). The list comes with the page; only after a failure is it loaded here. */
export function HomePage({ state, signedIn }: PageProps<'home'>) {
  const [restaurants, setRestaurants] = useState<Loaded<Restaurant[]> | null>(state.restaurants)
  const now = useNow(state.now)

  async function reload() {
    setRestaurants(null)
    setRestaurants(
      await import('../calls.ts').then(
        (calls) => calls.fetchRestaurants(),
        () => ({ ok: false, message: homeMessages.failure }),
      ),
    )
  }

  return (
    <>
      <Hero title={product.welcome} tagline={product.tagline} />
      <section aria-labelledby="restaurants" className={css.section}>
        <SectionHeading id="restaurants">{homeMessages.heading}</SectionHeading>
        <div className={css.create}>
          {signedIn ? (
            <LinkButton look="primary" href={paths.createRestaurant}>
              {homeMessages.create}
            </LinkButton>
          ) : null}
        </div>
        <div className={css.list}>
          <Restaurants restaurants={restaurants} now={now} onRetry={reload} />
        </div>
      </section>
    </>
  )
}

type RestaurantsProps = { restaurants: Loaded<Restaurant[]> | null; now: Instant; onRetry: () => void }

function Restaurants({ restaurants, now, onRetry }: RestaurantsProps) {
  if (!restaurants) return <Notice role="status">{homeMessages.loading}</Notice>
  if (!restaurants.ok) {
    return (
      <Notice role="alert" drawing="empty-plate" action={<Button onClick={onRetry}>{commonMessages.retry}</Button>}>
        {homeMessages.failure}
      </Notice>
    )
  }
  if (restaurants.value.length === 0) return <Notice drawing="empty-plate">{homeMessages.empty}</Notice>
  return (
    <div className={css.grid}>
      {restaurants.value.map((restaurant) => (
        <RestaurantCard key={restaurant.id} restaurant={restaurant} now={now} />
      ))}
    </div>
  )
}
