import { todayInParis } from '@potager/domain/time'
import { DayStrip } from '@potager/ui/day'
import { AppLink } from '../../platform/navigation/links.tsx'
import { preferences, usePreferences } from '../../platform/preferences/preferences.ts'
import { useNow } from '../../platform/time/clock.ts'
import { playTone } from './tone.ts'
import { useDay } from './useDay.ts'
import { useNewOrders } from './useNewOrders.ts'

/** What awaits a manager, from live counts, and announcements of new orders. */
export function ManagerDay() {
  const today = todayInParis(useNow())
  const { sound } = usePreferences()
  const { day, failed, retry } = useDay(today)
  const { unseen, blocked } = useNewOrders(day?.ordersToday ?? null, sound)
  return (
    <DayStrip
      day={day}
      failed={failed}
      today={today}
      newOrders={unseen}
      sound={sound}
      soundBlocked={blocked}
      link={AppLink}
      onRetry={retry}
      onSound={(on) => {
        preferences.change({ sound: on })
        // Plays the tone on activation, so that the user will recognise it.
        if (on) playTone()
      }}
    />
  )
}
