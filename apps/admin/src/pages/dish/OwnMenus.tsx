import { isPrivileged } from '@potager/domain/auth'
import { restaurantMenuMessages as words } from '@potager/domain/messages'
import { listPath, paths } from '@potager/domain/paths'
import { listMyRestaurants } from '@potager/domain/restaurant'
import { updateMenuEntry } from '@potager/domain/restaurant-menu'
import { Button } from '@potager/ui/button'
import { Link } from 'react-router-dom'
import { session } from '../../platform/auth/session.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { supports } from '../../platform/services.ts'

/** Leads who may not change the group's dishes to where a dish is taken off in their restaurant alone. */
export function OwnMenus() {
  const asks = !isPrivileged(session.read()) && supports(updateMenuEntry) && supports(listMyRestaurants)
  const { data = [] } = useApiQuery(listMyRestaurants, undefined, { enabled: asks })
  const [first, ...others] = asks ? data : []
  if (!first) return null
  const to = others.length > 0 ? listPath('restaurants') : paths.consoleRecord('restaurants', first.id)
  return (
    <Button component={Link} to={to} size="small">
      {words.ofOwn(first.name, others.length)}
    </Button>
  )
}
