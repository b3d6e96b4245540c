import { homeMessages, productMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Hero, Notice, RestaurantCard, Retry, SectionHeading } from '@potager/ui/site'
import { CreateButton } from '../CreateButton.tsx'
import type { PageProps, PageState } from '../page.ts'
import { useNowFrom } from '../use-now.ts'
import { useReloaded } from '../use-reloaded.ts'
import css from './HomePage.module.css'

/** Welcome and the list of restaurants, server-rendered; reloaded here only after a failure. */
export function HomePage({ state: given, signedIn }: PageProps<'home'>) {
  const [state, reload] = useReloaded(given, { name: 'home' })
  return (
    <>
      <Hero title={productMessages.welcome} tagline={productMessages.tagline} />
      <section aria-labelledby="restaurants" className={css.section}>
        <SectionHeading id="restaurants">{homeMessages.heading}</SectionHeading>
        <div className={css.create}>
          {signedIn ? (
            <CreateButton look="primary" href={paths.createRestaurant}>
              {homeMessages.create}
            </CreateButton>
          ) : null}
        </div>
        <div className={css.list}>
          {state ? (
            <Restaurants state={state} onRetry={reload} />
          ) : (
            <Notice role="status">{homeMessages.loading}</Notice>
          )}
        </div>
      </section>
    </>
  )
}

function Restaurants({ state, onRetry }: { state: PageState<'home'>; onRetry: () => void }) {
  const { restaurants, ratings } = state
  const now = useNowFrom(state.now)
  if (!restaurants.ok) {
    return (
      <Notice role="alert" drawing="empty-plate" action={<Retry href={paths.home} onRetry={onRetry} />}>
        {homeMessages.failure}
      </Notice>
    )
  }
  if (restaurants.value.length === 0) return <Notice drawing="empty-plate">{homeMessages.empty}</Notice>
  return (
    <div className={css.grid}>
      {restaurants.value.map((restaurant) => (
        <RestaurantCard key={restaurant.id} restaurant={restaurant} rating={ratings[restaurant.id]} now={now} />
      ))}
    </div>
  )
}
