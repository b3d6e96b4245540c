import { clockOffset, onClockOffset } from '@potager/domain/time'

const OFF_MS = 120_000

/** Has it told that this device's clock is more than two minutes off. Returns how to stop. */
export function watchClock(): () => void {
  const look = () => {
    if (Math.abs(clockOffset()) > OFF_MS)
      import('./tellClock.ts').then(
        ({ tellClock }) => tellClock(),
        () => {},
      )
  }
  look()
  return onClockOffset(look)
}
