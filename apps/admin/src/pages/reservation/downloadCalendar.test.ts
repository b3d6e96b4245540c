import { openHouse } from '@potager/domain/config'
import { toast } from '@potager/ui/toast'
import { afterEach, expect, it, vi } from 'vitest'
import { downloadCalendar } from './downloadCalendar.ts'

const booked = {
  id: '0197a000-0000-7000-8000-0000000000a1',
  start: '2026-11-21T19:00:00',
  end: '2026-11-21T22:00:00',
  status: 'CONFIRMED',
  restaurantName: 'La Fève Tonka',
} as const

afterEach(() => {
  openHouse()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function page() {
  const files: { name: string; blob: Blob }[] = []
  let offered: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    offered = blob instanceof Blob ? blob : undefined
    return 'blob:test'
  })
  const link = { href: '', download: '', click: () => offered && files.push({ name: link.download, blob: offered }) }
  vi.stubGlobal('document', { createElement: () => link })
  return files
}

it('offers one booking as an .ics file, in Paris time, with its room or the whole restaurant, named after the house [HOU-08]', async () => {
  const files = page()
  openHouse({ name: 'Le Jardin', sentence: '' })
  downloadCalendar(booked, 'Suzanne Legrand')
  downloadCalendar({ ...booked, roomName: 'Salle des Halles' }, 'Suzanne Legrand')
  expect(files[0]?.name).toMatch(/^agenda-.+\.ics$/)
  expect(files[0]?.blob.type).toBe('text/calendar;charset=utf-8')
  const [whole, room] = await Promise.all(files.map(({ blob }) => blob.text()))
  expect(whole).toContain('SUMMARY:Suzanne Legrand\r\nLOCATION:La Fève Tonka\\, Restaurant entier\r\n')
  expect(whole).toContain('DTSTART;TZID=Europe/Paris:20261121T190000\r\n')
  expect(whole).toContain('\r\nX-WR-CALNAME:Le Jardin · La Fève Tonka\r\n')
  expect(room).toContain('LOCATION:La Fève Tonka\\, Salle des Halles\r\n')
})

it('the calendar file is dated by the booking’s last change, or by the current time if unknown', async () => {
  const files = page()
  vi.spyOn(Date, 'now')
    .mockReturnValueOnce(Date.UTC(2026, 10, 20, 9))
    .mockReturnValue(Date.UTC(2026, 10, 20, 10))
  for (const changedAt of [Date.UTC(2026, 10, 19, 8, 30), Date.UTC(2026, 10, 19, 8, 30), undefined, undefined])
    downloadCalendar({ ...booked, ...(changedAt ? { changedAt } : {}) }, 'Suzanne Legrand')
  const [first, again, then, later] = await Promise.all(files.map(({ blob }) => blob.text()))
  expect(first).toContain('DTSTAMP:20261119T083000Z\r\nLAST-MODIFIED:20261119T083000Z\r\n')
  expect(again).toBe(first)
  // Where nobody says when, each file replaces the one before.
  expect(then).toContain('DTSTAMP:20261120T090000Z')
  expect(later).toContain('DTSTAMP:20261120T100000Z')
})

it('a booking with unreadable times shows an error and offers no calendar file', () => {
  const files = page()
  const said = vi.spyOn(toast, 'error').mockReturnValue('')
  downloadCalendar({ ...booked, start: null }, 'Suzanne Legrand')
  downloadCalendar({ ...booked, end: '2026-11-21' }, 'Suzanne Legrand')
  expect(said).toHaveBeenCalledTimes(2)
  expect(files).toEqual([])
})
