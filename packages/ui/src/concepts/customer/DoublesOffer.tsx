import { type Customer, sharedContact } from '@potager/domain/customer'
import { formatPhone } from '@potager/domain/format'
import { newCustomerMessages as words } from '@potager/domain/messages'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import css from './NewCustomerDialog.module.css'

type DoublesOfferProps = {
  /** The contact that was refused, as typed. */
  of: Pick<Customer, 'email' | 'phone'>
  doubles: readonly Customer[]
  onChoose: (customer: Customer) => void
}

/** Known customers in place of the new one; takes the focus, on no button: an answer must be meant. */
export function DoublesOffer({ of, doubles, onChoose }: DoublesOfferProps) {
  const place = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => place.current?.focus(), [doubles])
  const names = doubles.map(({ fullName }) => fullName)
  return (
    <section ref={place} tabIndex={-1} className={css.offer} aria-labelledby={id}>
      <h3 id={id}>{words.isAlready(sharedContact(of, doubles), names)}</h3>
      <p>{words.mayBe}</p>
      <ul>
        {doubles.map((double) => (
          <li key={double.id}>
            <span className={css.soft}>
              {[double.phone && formatPhone(double.phone), double.email].filter(Boolean).join(' · ')}
            </span>
            <Button variant="contained" onClick={() => onChoose(double)}>
              {words.choose(double.fullName)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
