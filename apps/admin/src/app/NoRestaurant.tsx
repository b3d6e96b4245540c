import { getFirstSteps, stepsWithoutRestaurant } from '@potager/domain/first-steps'
import { noRestaurantMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { EmptyState } from '@potager/ui/feedback'
import { FirstSteps } from '@potager/ui/first-steps'
import { ScreenHeading } from '@potager/ui/screen'
import { Link, useLocation } from 'react-router-dom'
import { useApiQuery } from '../platform/data/useApi.ts'
import { AppLink } from '../platform/navigation/links.tsx'
import { useTitle } from '../platform/navigation/useTitle.ts'
import { preferences, usePreferences } from '../platform/preferences/preferences.ts'
import { supports } from '../platform/services.ts'

// By name: the call's own code belongs to the public site.
const createVisitorRequest = { name: 'createVisitorRequest', extension: true } as const

/** The way of guests who have an account: they ask as visitors do, for the restaurant whose page led here. */
function AskAsGuest() {
  const restaurant = new URLSearchParams(useLocation().search).get('restaurant')
  const query = restaurant === null ? '' : `?${new URLSearchParams({ restaurant }).toString()}`
  return (
    <p>
      {words.guest} <a href={paths.request + query}>{words.ask}</a>
    </p>
  )
}

const hide = () => preferences.change({ firstSteps: 'over' })

/** In place of a page, for somebody who works for no restaurant yet; in place of the desk, with their first steps. */
export function NoRestaurant() {
  const atDesk = useLocation().pathname === paths.dashboard
  const enabled = usePreferences().firstSteps !== 'over' && atDesk && supports(getFirstSteps)
  const { data, isPending } = useApiQuery(getFirstSteps, undefined, { enabled })
  const steps = enabled ? data : undefined
  return (
    <>
      <ScreenHeading title={useTitle()} />
      <EmptyState
        title={words.title}
        hint={words.hint}
        action={
          <>
            {steps || (enabled && isPending) ? null : (
              <Button component={Link} to={paths.createRestaurant} variant="contained">
                {words.create}
              </Button>
            )}
            {supports(createVisitorRequest) && <AskAsGuest />}
          </>
        }
      />
      {steps ? <FirstSteps steps={steps} offered={stepsWithoutRestaurant} link={AppLink} onHide={hide} /> : null}
    </>
  )
}
