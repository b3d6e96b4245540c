import { failureOf } from '@potager/admin-kit/data'
import { isPrivileged } from '@potager/domain/auth'
import { reservationMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import {
  cancelReservation,
  customersOf,
  inReadingOrder,
  listReservations,
  matchesReservationFilter,
  type Reservation,
} from '@potager/domain/reservation'
import { Button } from '@potager/ui/button'
import { ReservationsScreen } from '@potager/ui/reservation'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { session } from '../../platform/auth/session.ts'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useAddress } from '../../platform/list/address.ts'
import { CreateLink } from '../../platform/navigation/links.tsx'
import { supports } from '../../platform/services.ts'
import { useNow } from '../../platform/time/clock.ts'
import { AskReason } from '../booking/bookingChanges.tsx'
import { OpenReservation } from './OpenReservation.tsx'
import { reservationAddress } from './reservationAddress.ts'
import { useReservationChanges } from './useReservationChanges.tsx'

/** « Mes Réservations » over the live list: filter, page and open reservation are in the URL. */
export function ReservationsPage() {
  const [query, go] = useAddress(reservationAddress)
  const { data: all, error, isRefetching, refetch } = useApiQuery(listReservations, undefined)
  const { changing, failedReason, cancel } = useReservationChanges()
  const [asked, ask] = useState<Reservation | null>(null)
  const now = useNow()
  const customers = useMemo(() => customersOf(all ?? []), [all])
  const close = () => go({ reservation: null }, { replace: true })
  const shown =
    all && inReadingOrder(all, now).filter((reservation) => matchesReservationFilter(reservation, query.filter))

  return (
    <>
      <ReservationsScreen
        reservations={shown ?? null}
        total={all?.length ?? 0}
        failure={failureOf(error)}
        refreshing={isRefetching}
        filter={query.filter}
        customers={customers}
        page={query.page}
        links={<ReservationLinks />}
        create={create}
        onFilter={(filter) => go({ filter, page: 0 }, { replace: true })}
        onPage={(page) => go({ page })}
        onRetry={() => void refetch()}
        onOpen={({ id }) => go({ reservation: id })}
      />
      <OpenReservation
        reservation={all?.find(({ id }) => id === query.reservation) ?? null}
        busy={query.reservation !== null && changing.has(query.reservation)}
        onClose={close}
        onCancel={(reservation) => {
          close()
          ask(reservation)
        }}
      />
      <AskReason
        open={asked !== null}
        start={failedReason(asked?.id)}
        asksReason={supports(cancelReservation, 'reason')}
        message={words.cancelQuestion}
        confirmLabel={words.cancel}
        keepLabel={words.keep}
        onConfirm={(reason) => {
          if (asked) cancel(asked, reason)
          ask(null)
        }}
        onKeep={() => ask(null)}
      />
    </>
  )
}

const create = <CreateLink to={paths.createReservation}>{words.create}</CreateLink>

function ReservationLinks() {
  return (
    <>
      {isPrivileged(session.read()) && (
        <Button component={Link} to={paths.manageReservations} size="small">
          {words.manage}
        </Button>
      )}
      {create}
    </>
  )
}
