import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { backOfficeMessages, navigationMessages as nav, orderMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Link as RouterLink } from 'react-router-dom'
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
      <Typography sx={{ mt: 2 }}>{backOfficeMessages.planned}</Typography>
      <ul>
        {openNow.map(({ to, label }) => (
          <li key={to}>
            <Link component={RouterLink} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
