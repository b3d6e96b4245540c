import type { Order } from '@potager/domain/order'
import css from './OrderCard.module.css'

/** All lines on one line, each dish in the direction of its own name: « 2 × Velouté, 1 × Tarte ». */
export function OrderLines({ lines }: Pick<Order, 'lines'>) {
  return (
    <ul className={css.dishes}>
      {lines.map(({ id, quantity, dishName }, place) => (
        <li key={id}>
          {`${place > 0 ? ', ' : ''}${quantity}\u00a0×\u00a0`}
          <bdi>{dishName}</bdi>
        </li>
      ))}
    </ul>
  )
}
