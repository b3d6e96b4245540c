import { downloadText } from '@potager/admin-kit/export'
import { calendarFile, calendarPlace } from '@potager/domain/calendar'
import { house } from '@potager/domain/config'
import { shortId } from '@potager/domain/format'
import { commonMessages, plannerMessages } from '@potager/domain/messages'
import type { Reservation } from '@potager/domain/reservation'
import { serverNow, type TimeZone } from '@potager/domain/time'
import { toast } from '@potager/ui/toast'

type Booked = Pick<Reservation, 'id' | 'start' | 'end' | 'status' | 'roomName' | 'restaurantName' | 'changedAt'>

/** Downloads a booking as an .ics file; shows an error when its times are unreadable. */
export function downloadCalendar(booked: Booked, title: string, zone?: TimeZone): void {
  const { id, start, end, status, roomName, restaurantName, changedAt } = booked
  if (!start || !end || start.length <= 10 || end.length <= 10) {
    toast.error(commonMessages.unknownError)
    return
  }
  const location = calendarPlace(restaurantName, roomName ?? plannerMessages.wholeRestaurant)
  const owner = { house: house.name, restaurant: restaurantName, zone }
  const file = calendarFile([{ id, title, start, end, status, location, changedAt: changedAt ?? serverNow() }], owner)
  downloadText(`agenda-${shortId(id)}.ics`, file, 'text/calendar')
}
