import { listEventRequests, listRestaurantEventRequests } from '@potager/domain/event-request'
import { eventRequestMessages, eventRequestScreenMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button } from '@potager/ui/button'
import { EventRequestManagementScreen } from '@potager/ui/event-request'
import { Link } from 'react-router-dom'
import { useAddress } from '../../platform/list/address.ts'
import { CreateLink } from '../../platform/navigation/links.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { useAgenda } from '../booking/useAgenda.ts'
import { restaurantChoice } from '../restaurant/useRememberedRestaurant.tsx'
import { managedEventRequestAddress } from './eventRequestAddress.ts'
import { OpenEventRequest } from './OpenEventRequest.tsx'
import { useEventRequestQuestions } from './useEventRequestQuestions.tsx'

const calls = { all: listEventRequests, ofOne: listRestaurantEventRequests }

/** « Gestion des demandes d'événements » of a restaurant or of all; restaurant, filter and page are in the URL. */
export function ManageEventRequestsPage() {
  const [query, go] = useAddress(managedEventRequestAddress)
  const { filter } = query
  const now = useNow()
  const { restaurants, restaurantId, remember, together, bookings, agenda, ...read } = useAgenda(calls, {
    ...query,
    now,
  })
  const close = () => go({ request: null }, { replace: true })
  const detail = { opened: query.request, close }
  const { changing, checking, pick, askToEnd, moveOpened, questions } = useEventRequestQuestions(
    'management',
    bookings,
    detail,
  )

  return (
    <>
      <EventRequestManagementScreen
        restaurants={restaurantChoice(restaurants)}
        restaurantId={restaurantId}
        together={together}
        requests={bookings ?? null}
        agenda={agenda}
        filter={filter}
        failure={read.failure}
        refreshing={checking !== null || read.refreshing}
        changing={changing}
        page={query.page}
        now={now}
        links={
          <Button component={Link} to={paths.eventRequests} size="small">
            {words.back}
          </Button>
        }
        create={<CreateLink to={paths.createEventRequest}>{eventRequestMessages.create}</CreateLink>}
        onRestaurant={(restaurant) => {
          remember(restaurant)
          go({ restaurant, page: 0, request: null })
        }}
        onFilter={(next) => go({ filter: next, page: 0 }, { replace: true })}
        onPage={(page) => go({ page })}
        onRetry={read.retry}
        onPick={pick}
        onRefuse={askToEnd}
        onOpen={({ id }) => go({ request: id })}
      />
      <OpenEventRequest
        request={bookings?.find(({ id }) => id === query.request) ?? null}
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
