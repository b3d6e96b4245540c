import { CLOCK_KEY } from '@potager/domain/auth'
import { clockMessages } from '@potager/domain/messages'
import { clockOffset } from '@potager/domain/time'
import { toast } from '@potager/ui/toast'

/** Whether it was told in this tab; without storage, only its toast knows, which is replaced. */
function isTold(): boolean {
  try {
    const told = sessionStorage.getItem(CLOCK_KEY) !== null
    sessionStorage.setItem(CLOCK_KEY, '1')
    return told
  } catch {
    return false
  }
}

/** Tells once in a tab's session, until it is closed, how far this device's clock is off. */
export function tellClock(): void {
  if (!isTold()) toast(clockMessages.off(-clockOffset()), { id: CLOCK_KEY, duration: Infinity })
}
