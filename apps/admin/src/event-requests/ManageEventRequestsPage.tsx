import { failureOf } from '@potager/admin-kit/data'
import { byUrgency, listRestaurantEventRequests } from '@potager/domain/event-request'
import { eventRequestMessages, eventRequestScreenMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { EventRequestManagementScreen } from '@potager/ui/event-request'
import { Link } from 'react-router-dom'
import { listOf } from '../data/listOf.ts'
import { useApiQuery } from '../data/useApi.ts'
import { CreateLink } from '../lists/CreateLink.tsx'
import { useAddress } from '../lists/useAddress.ts'
import { useRememberedRestaurant } from '../restaurants/useRememberedRestaurant.ts'
import { useRestaurants } from '../restaurants/useRestaurants.ts'
import { useNow } from '../time/useNow.ts'
import { eventRequestAddress } from './eventRequestAddress.ts'
import { OpenEventRequest } from './OpenEventRequest.tsx'
import { useEventRequestQuestions } from './useEventRequestQuestions.tsx'

/** « Gestion des demandes d'événements » of one restaurant, which is remembered; the rest is in the URL. */
export function ManageEventRequestsPage() {
  const [query, go] = useAddress(eventRequestAddress)
  const restaurants = useRestaurants()
  const [restaurantId, choose] = useRememberedRestaurant(restaurants.data)
  const requests = useApiQuery(listRestaurantEventRequests, restaurantId, { enabled: restaurantId !== '' })
  const now = useNow()
  const close = () => go({ request: null }, { replace: true })
  const detail = { opened: query.request, close }
  const { changing, checking, pick, askToEnd, moveOpened, questions } = useEventRequestQuestions(
    'management',
    requests.data,
    detail,
  )

  return (
    <>
      <EventRequestManagementScreen
        restaurants={listOf(restaurants)}
        restaurantId={restaurantId}
        requests={requests.data ? byUrgency(requests.data) : null}
        status={query.filter.status ?? ''}
        failure={failureOf(requests.error)}
        refreshing={checking !== null || requests.isRefetching}
        changing={changing}
        page={query.page}
        now={now}
        links={
          <Button component={Link} to={paths.eventRequests} size="small">
            {words.back}
          </Button>
        }
        create={<CreateLink to={paths.createEventRequest}>{eventRequestMessages.create}</CreateLink>}
        onRestaurant={(id) => {
          choose(id)
          go({ filter: {}, page: 0, request: null })
        }}
        onStatus={(status) => go({ filter: status ? { status } : {}, page: 0 }, { replace: true })}
        onPage={(page) => go({ page })}
        onRetry={() => void requests.refetch()}
        onPick={pick}
        onRefuse={askToEnd}
        onOpen={({ id }) => go({ request: id })}
      />
      <OpenEventRequest
        request={requests.data?.find(({ id }) => id === query.request) ?? null}
        side="management"
        busy={query.request !== null && changing.has(query.request)}
        checking={query.request !== null && checking === query.request}
        onClose={close}
        onMove={moveOpened}
      />
      {questions}
    </>
  )
}
