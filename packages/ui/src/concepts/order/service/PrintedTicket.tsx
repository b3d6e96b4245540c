import { useEffect, useEffectEvent } from 'react'
import css from './ServiceTicket.module.css'
import { ServiceTicket, type ServiceTicketProps } from './ServiceTicket.tsx'

export type PrintedTicketProps = Pick<ServiceTicketProps, 'order' | 'now'> & {
  /** Called once the print dialog was answered. */
  onPrinted: () => void
}

const nothing = () => undefined

/** Prints the kitchen's ticket of an order from any page, once it is rendered. On screen there is nothing of it. */
export function PrintedTicket({ order, now, onPrinted }: PrintedTicketProps) {
  const printed = useEffectEvent(onPrinted)
  useEffect(() => {
    window.print()
    printed()
  }, [])
  return (
    <div className={css.paper}>
      <ServiceTicket
        order={order}
        now={now}
        queued={false}
        printing
        onMove={nothing}
        onTakeBack={nothing}
        onPrint={nothing}
      />
    </div>
  )
}
