import { orderMessages } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import type { ReactNode } from 'react'
import css from './OrderCard.module.css'

/** All lines of an order in a row, each dish in the direction of its own name: « 2 × Velouté, 1 × Tarte », or that none was told. */
export function linesOf({ lines }: Pick<Order, 'lines'>): ReactNode {
  if (lines.length === 0) return <p className={css.dishes}>{orderMessages.noDishes}</p>
  return (
    <ul className={css.dishes}>
      {lines.map(({ id, quantity, dishName, note }, place) => (
        <li key={id}>
          {`${place > 0 ? ', ' : ''}${quantity}\u00a0×\u00a0`}
          <bdi>{dishName}</bdi>
          {note && <strong>{` (${note})`}</strong>}
        </li>
      ))}
    </ul>
  )
}
