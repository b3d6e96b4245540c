import { failureOf } from '@potager/admin-kit/data'
import { isPrivileged } from '@potager/domain/auth'
import { byUrgency, listEventRequests, matchesEventRequestFilter } from '@potager/domain/event-request'
import { eventRequestMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { EventRequestsScreen } from '@potager/ui/event-request'
import { Link } from 'react-router-dom'
import { session } from '../../platform/auth/session.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useAddress } from '../../platform/list/address.ts'
import { CreateLink } from '../../platform/navigation/links.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { eventRequestAddress } from './eventRequestAddress.ts'
import { OpenEventRequest } from './OpenEventRequest.tsx'
import { useEventRequestQuestions } from './useEventRequestQuestions.tsx'

/** « Demandes d'Événements » over the live list: filter, page and open request are in the URL. */
export function EventRequestsPage() {
  const [query, go] = useAddress(eventRequestAddress)
  const { data: all, error, isRefetching, refetch } = useApiQuery(listEventRequests, undefined)
  const now = useNow()
  const close = () => go({ request: null }, { replace: true })
  const detail = { opened: query.request, close }
  const { changing, checking, moveOpened, questions } = useEventRequestQuestions('list', all, detail)
  const named = all?.filter(({ restaurantId, restaurantName }) => restaurantId && restaurantName)
  const restaurants = new Map(named?.map(({ restaurantId, restaurantName }) => [restaurantId, restaurantName]))

  return (
    <>
      <EventRequestsScreen
        requests={all ? byUrgency(all).filter((request) => matchesEventRequestFilter(request, query.filter)) : null}
        total={all?.length ?? 0}
        restaurants={[...restaurants].map(([id, name]) => ({ id, name }))}
        failure={failureOf(error)}
        refreshing={checking !== null || isRefetching}
        filter={query.filter}
        page={query.page}
        now={now}
        links={<EventRequestLinks />}
        create={create}
        onFilter={(filter) => go({ filter, page: 0 }, { replace: true })}
        onPage={(page) => go({ page })}
        onRetry={() => void refetch()}
        onOpen={({ id }) => go({ request: id })}
      />
      <OpenEventRequest
        request={all?.find(({ id }) => id === query.request) ?? null}
        side="list"
        busy={query.request !== null && changing.has(query.request)}
        checking={query.request !== null && checking === query.request}
        onClose={close}
        onMove={moveOpened}
      />
      {questions}
    </>
  )
}

const create = <CreateLink to={paths.createEventRequest}>{eventRequestMessages.create}</CreateLink>

function EventRequestLinks() {
  return (
    <>
      {isPrivileged(session.read()) && (
        <Button component={Link} to={paths.manageEventRequests} size="small">
          {eventRequestMessages.manage}
        </Button>
      )}
      {create}
    </>
  )
}
