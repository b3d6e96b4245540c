import { customerRefusals } from '@potager/domain/messages'
import { type ReactNode, useRef, useState } from 'react'
import { RestaurantSelect, type RestaurantSelectProps } from '../restaurant/RestaurantSelect.tsx'

/** Where new customers belong, for whoever works for several restaurants. */
export type CustomerRestaurant = Pick<RestaurantSelectProps, 'restaurants' | 'value' | 'onChange'>

type Required = {
  select: ReactNode
  /** Whether one is chosen, or none is asked for; else says so at the choice, and puts the focus there. */
  settle: () => boolean
}

/** Asks for the restaurant of new customers before they are sent; undefined asks for nothing. */
export function useRequiredRestaurant(
  asked: CustomerRestaurant | undefined,
  hint?: string,
  refusal?: string,
): Required {
  const field = useRef<HTMLSelectElement>(null)
  const [missed, setMissed] = useState(false)
  const missing = asked !== undefined && asked.value === ''
  const error = missed && missing ? customerRefusals.otherRestaurant : refusal
  return {
    select: asked && <RestaurantSelect {...asked} ref={field} required hint={hint} error={error} />,
    settle: () => {
      setMissed(missing)
      if (missing) field.current?.focus()
      return !missing
    },
  }
}
