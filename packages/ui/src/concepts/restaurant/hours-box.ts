import { restaurantFormMessages } from '@potager/domain/messages'
import { readTypedTime } from '@potager/domain/time'
import type { ChangeEvent, KeyboardEvent } from 'react'

/**
 * Props of a text box for an opening or closing time. What is written is taken as HH:mm when the box is left and at
 * Enter: the digits are enough, as the keypad of a phone has no colon. Other text stays, for the form to refuse.
 */
export function hoursBox(value: string, onChange: (typed: string) => void, onLeave: () => void) {
  const leave = () => {
    const time = readTypedTime(value, '24:00')
    if (time !== null && time !== value) onChange(time)
    onLeave()
  }
  return {
    inputMode: 'numeric',
    placeholder: restaurantFormMessages.timeFormat,
    value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && leave(),
  } as const
}
