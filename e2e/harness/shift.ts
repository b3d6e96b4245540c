import type { Page } from '@playwright/test'

/** Cumulative layout shift of the page since its start, up to what it draws now. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    // The buffer is there at once.
    const shifts = observer.takeRecords()
    observer.disconnect()
    return shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })
}
