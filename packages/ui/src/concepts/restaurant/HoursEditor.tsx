import type { RestaurantFormValues } from '@potager/domain/forms'
import { restaurantFieldLabels, restaurantFormMessages as text } from '@potager/domain/messages'
import { type DayHours, type Weekday, weekdays } from '@potager/domain/restaurant'
import { useRef } from 'react'
import { type Control, useController } from 'react-hook-form'
import css from '../../components/input/form.module.css'
import { DayRow } from './DayRow.tsx'
import hoursCss from './hours.module.css'

const usual = { start: '11:30', end: '22:30' }
const tuesdayToSaturday = weekdays.slice(1, 6)

/** The input to focus after a refusal: the first invalid time, else the first day. */
function firstWrong(box: HTMLElement | null) {
  return box?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? box?.querySelector('input')
}

type HoursEditorProps = { control: Control<RestaurantFormValues>; twoServices: boolean }

/** Weekly opening hours, of one service or two; one day's hours can be copied to the other open days. */
export function HoursEditor({ control, twoServices }: HoursEditorProps) {
  const { field, fieldState } = useController({ control, name: 'hours' })
  const box = useRef<HTMLFieldSetElement>(null)
  const hours: readonly DayHours[] = field.value
  const change = (next: readonly DayHours[]) =>
    field.onChange(weekdays.flatMap((day) => next.filter((entry) => entry.day === day)))

  function open(days: readonly Weekday[]) {
    const services = hours[0] ?? usual
    change(days.map((day) => hours.find((entry) => entry.day === day) ?? { ...services, day }))
  }

  function toggle(day: Weekday, opened: boolean) {
    const services = hours.at(-1) ?? usual
    change(opened ? [...hours, { ...services, day }] : hours.filter((entry) => entry.day !== day))
  }

  return (
    <fieldset
      className={css.group}
      ref={(element) => {
        box.current = element
        field.ref({ focus: () => firstWrong(box.current)?.focus() })
      }}
    >
      <legend>{restaurantFieldLabels.hours}</legend>
      <p className={css.hint}>{text.hoursHint}</p>
      <div className={hoursCss.presets}>
        <span className={css.hint}>{text.presets}</span>
        <button type="button" className={css.quiet} onClick={() => open(weekdays)}>
          {text.everyDay}
        </button>
        <button type="button" className={css.quiet} onClick={() => open(tuesdayToSaturday)}>
          {text.tuesdayToSaturday}
        </button>
      </div>
      <div>
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={hours.find((entry) => entry.day === day)}
            shared={hours.length > 1}
            twoServices={twoServices}
            onOpen={(opened) => toggle(day, opened)}
            onChange={(changed) => change(hours.map((entry) => (entry.day === day ? changed : entry)))}
            onCopy={(copied) => change(hours.map(({ day: other }) => ({ ...copied, day: other })))}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      <p className={css.error} role="alert">
        {fieldState.error?.root?.message ?? fieldState.error?.message}
      </p>
    </fieldset>
  )
}
