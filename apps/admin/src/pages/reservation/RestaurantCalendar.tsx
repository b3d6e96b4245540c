import { reasonOf } from '@potager/admin-kit/data'
import { getCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '@potager/domain/calendar'
import { calendarFeedMessages as words } from '@potager/domain/messages'
import { Button } from '@potager/ui/button'
import { CalendarFeedDialog } from '@potager/ui/calendar-feed'
import { useState } from 'react'
import { useApiMutation, useApiQuery } from '../../platform/data/useApi.ts'
import { config, supports } from '../../platform/services.ts'

type RestaurantCalendarProps = { restaurantId: string; name: string }

// A secret address that cannot be ended is none to give.
const calls = [getCalendarFeed, renewCalendarFeed, revokeCalendarFeed]

/** « Agenda du restaurant » for the selected restaurant, where the backend has all of its calls (extension). */
export function RestaurantCalendar(props: RestaurantCalendarProps) {
  return calls.every((call) => supports(call)) ? <OfferedCalendar {...props} /> : null
}

function OfferedCalendar({ restaurantId, name }: RestaurantCalendarProps) {
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const [said, say] = useState<string | null>(null)
  const feed = useApiQuery(getCalendarFeed, restaurantId, { enabled: open })
  const renewal = useApiMutation(renewCalendarFeed, {
    onSuccess: (path) => {
      setAddress(new URL(`${config.apiBase}${path}`, location.origin).href)
      say(words.renewed)
    },
    onError: (error) => say(reasonOf(error)),
  })
  const end = useApiMutation(revokeCalendarFeed, {
    onSuccess: () => {
      setAddress(null)
      say(words.revoked)
    },
    onError: (error) => say(reasonOf(error)),
  })
  // The calendar's secret URL is shown only once.
  const close = () => {
    setOpen(false)
    setAddress(null)
    say(null)
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <CalendarFeedDialog
        open={open}
        restaurantName={name}
        feed={feed.data ?? null}
        failure={feed.error ? words.failure : null}
        address={address}
        busy={renewal.isPending || end.isPending}
        said={said}
        onCreate={() => renewal.mutate(restaurantId)}
        onRevoke={() => end.mutate(restaurantId)}
        onRetry={() => void feed.refetch()}
        onClose={close}
      />
    </>
  )
}
