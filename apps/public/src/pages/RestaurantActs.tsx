import { formatDate, phoneAddress } from '@potager/domain/format'
import { formatServices, publicMessages as text, weekdayLabels } from '@potager/domain/messages'
import {
  type Address,
  type ComingServices,
  comingServices,
  postalAddress,
  type Restaurant,
  zoneOf,
} from '@potager/domain/restaurant'
import { type Instant, weekdayOf } from '@potager/domain/time'
import { clipboard, sharing } from '@potager/ui/secure-context'
import { LinkButton, SiteButton } from '@potager/ui/site'
import { type MouseEvent, useState } from 'react'
import css from './RestaurantPage.module.css'

const placeOf = (address: Address) => encodeURIComponent(`${postalAddress(address)}, ${address.country}`)

/** A map that every browser opens, at an address. */
export function webMap(address: Address): string {
  return `https://www.openstreetmap.org/search?query=${placeOf(address)}`
}

/** What opens the map of a phone at an address instead; null for other machines, which have none that a page can open. */
export function ownMap(address: Address, userAgent: string): string | null {
  if (/Android/.test(userAgent)) return `geo:0,0?q=${placeOf(address)}`
  return /iPhone|iPad/.test(userAgent) ? `https://maps.apple.com/?daddr=${placeOf(address)}` : null
}

function dayOf({ date, inDays }: ComingServices): string {
  if (inDays === 0) return text.todayFirst
  if (inDays === 1) return text.tomorrowFirst
  if (inDays > 7) return text.onDay(formatDate(date))
  const day = weekdayLabels[weekdayOf(date)]
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`
}

/** When the restaurant is open today and on the next day that it is, by its own clock; nothing when it says no hours. */
export function ComingHours({ restaurant, now }: { restaurant: Restaurant; now: Instant }) {
  const { openingHours, exceptions, address } = restaurant
  const days = comingServices({ openingHours, exceptions, zone: zoneOf(address) }, now, 2)
  if (days.length === 0) return null
  return (
    <ul className={`${css.hours} figures`}>
      {days.map((day) => (
        <li key={day.date}>{text.openOn(dayOf(day), formatServices(day.services))}</li>
      ))}
    </ul>
  )
}

/** Calls the house, leads there, and shares its page. Without a script the first two work, and the third is not shown. */
export function RestaurantActs({ restaurant }: { restaurant: Restaurant }) {
  const { name, phone, address } = restaurant
  const [said, say] = useState('')

  function lead(event: MouseEvent) {
    const own = ownMap(address, navigator.userAgent)
    if (own === null) return
    event.preventDefault()
    window.location.assign(own)
  }

  async function share() {
    const url = window.location.origin + window.location.pathname
    try {
      const apps = sharing()
      if (apps) await apps.share({ title: name, url })
      else {
        const copies = clipboard()
        await copies?.writeText(url)
        say(copies ? text.copied : text.notCopied)
      }
    } catch (error) {
      // Closing what the device offered is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(text.notCopied)
    }
  }

  return (
    <fieldset className={css.acts}>
      <legend className="visually-hidden">{text.reach}</legend>
      {phone ? <LinkButton href={phoneAddress(phone)}>{text.call}</LinkButton> : null}
      {postalAddress(address) ? (
        <LinkButton href={webMap(address)} onClick={lead}>
          {text.way}
        </LinkButton>
      ) : null}
      <SiteButton className={css.share} onClick={() => void share()}>
        {text.share}
      </SiteButton>
      <p className={css.said} role="status">
        {said}
      </p>
    </fieldset>
  )
}
