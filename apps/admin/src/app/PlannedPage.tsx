import Typography from '@mui/material/Typography'
import { backOfficeMessages, navigationMessages as nav, orderMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Illustration } from '@potager/ui/illustration'
import { AppLink } from './AppLink.tsx'
import css from './planned.module.css'
import { useTitle } from './useTitle.ts'

const openNow = [
  { to: paths.dashboard, label: orderMessages.title },
  { to: paths.createOrder, label: nav.newOrder },
  { to: paths.dishes, label: nav.dishes },
  { to: paths.restaurants, label: nav.restaurants },
]

/** A page of the route table whose screen is not open yet: says so and leads to what can be done now. */
export function PlannedPage() {
  return (
    <>
      <Typography variant="h1">{useTitle()}</Typography>
      <div className={css.sheet}>
        <Illustration name="wheelbarrow" />
        <div className={css.words}>
          <p>{backOfficeMessages.planned}</p>
          <ul className={css.places}>
            {openNow.map(({ to, label }) => (
              <li key={to}>
                <AppLink href={to}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
