import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { openingHoursErrors } from '../../base/messages/opening-hours.ts'
import { checkServiceHours, duplicateDays, isOvernight, toDayHours, toOpeningHours, weekdays } from './opening-hours.ts'

describe('service hours', () => {
  it('reads HH:mm from 00:00 to 24:00 [RST-18]', () => {
    const { format: message } = openingHoursErrors
    for (const time of ['00:00', '24:00']) {
      expect(checkServiceHours({ start: time, end: '23:00' })).toBeNull()
      expect(checkServiceHours({ start: '12:00', end: time })).toBeNull()
    }
    for (const time of ['9:00', '24:30', '25:00', '12:60', '', 'midi']) {
      expect(checkServiceHours({ start: time, end: '23:00' })).toEqual({ field: 'start', message })
      expect(checkServiceHours({ start: '12:00', end: time })).toEqual({ field: 'end', message })
    }
  })

  it('refuses equal times, accepts overnight unless refused [RST-19] [RST-20] [RST-21]', () => {
    expect(checkServiceHours({ start: '12:00', end: '12:00' })).toEqual({
      field: 'end',
      message: 'Start and end time must be different',
    })
    expect(checkServiceHours({ start: '19:00', end: '02:00' })).toBeNull()
    expect(checkServiceHours({ start: '19:00', end: '02:00' }, { overnight: false })).toEqual({
      field: 'end',
      message: 'End time must be after start time or be an overnight shift',
    })
    expect(isOvernight({ start: '19:00', end: '00:00' })).toBe(true)
    expect(isOvernight({ start: '11:30', end: '15:00' })).toBe(false)
  })

  it('finds days named twice [RST-22]', () => {
    expect(duplicateDays([{ day: 'MONDAY' }, { day: 'FRIDAY' }, { day: 'MONDAY' }])).toEqual(['MONDAY'])
    expect(duplicateDays([{ day: 'MONDAY' }])).toEqual([])
  })

  test.prop([fc.uniqueArray(fc.constantFrom(...weekdays))])(
    'turns a list into a map and back in week order',
    (days) => {
      const list = days.map((day) => ({ day, start: '11:30', end: '15:00' }))
      expect(toDayHours(toOpeningHours(list)).map((hours) => hours.day)).toEqual(
        weekdays.filter((day) => days.includes(day)),
      )
    },
  )
})
