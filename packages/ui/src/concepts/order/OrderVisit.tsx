import { orderTicketMessages as words } from '@potager/domain/messages'
import type { VisitLink } from '@potager/domain/visit-review'
import { Suspense, useId } from 'react'
import { lazyView } from '../../components/feedback/states.tsx'
import css from './OrderDetailDialog.module.css'

// Most orders that are opened have none: its library waits for one that has.
const QrCode = lazyView(() => import('../../components/qr-code/QrCode.tsx').then((module) => module.QrCode))

/** The foot of a completed order's ticket: where its customer may review it, to scan or to type. */
export function OrderVisit({ visit: { address, until } }: { visit: VisitLink }) {
  const heading = useId()
  return (
    <section className={css.visit} aria-labelledby={heading}>
      <div className={css.code}>
        <Suspense fallback={null}>
          <QrCode text={address} label={words.code(address)} />
        </Suspense>
      </div>
      <div className={css.says}>
        <h3 id={heading} className={css.heading}>
          {words.heading}
        </h3>
        <p>{words.invitation}</p>
        <Address of={address.replace(/^https?:\/\//, '')} />
        <p className={css.until}>{words.until(until)}</p>
      </div>
    </section>
  )
}

/** An address whose code stays on one line: it is typed by hand. */
function Address({ of }: { of: string }) {
  const code = of.lastIndexOf('/') + 1
  return (
    <p className={css.address}>
      {of.slice(0, code)}
      <wbr />
      <span>{of.slice(code)}</span>
    </p>
  )
}
