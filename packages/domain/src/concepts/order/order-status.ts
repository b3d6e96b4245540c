/** Order states as the wire spells them; CANCELED has one L here, unlike everywhere else (AMB-25, T09). */
export const orderStatuses = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The moves of the specification; the server refuses every other one. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELED'],
  CONFIRMED: ['PREPARING', 'CANCELED'],
  PREPARING: ['READY'],
  READY: ['COMPLETED'],
  COMPLETED: [],
  CANCELED: [],
}

/** Whether a status is one of ours; others may arrive and offer no move (T20). */
export function isOrderStatus(status: string): status is OrderStatus {
  return (orderStatuses as readonly string[]).includes(status)
}

/** The statuses an order may move to from this one; none when the status is unknown. */
export function nextOrderStatuses(status: string): readonly OrderStatus[] {
  return isOrderStatus(status) ? orderMoves[status] : []
}

/** Reads a status; the two-L spelling of a foreign backend is ours with one. */
export function readOrderStatus(value: unknown): string {
  const status = typeof value === 'string' ? value : ''
  return status === 'CANCELLED' ? 'CANCELED' : status
}

/** A truck shows on deliveries that are being prepared or are ready. */
export function showsTruck(order: { delivery: boolean; status: string }): boolean {
  return order.delivery && (order.status === 'PREPARING' || order.status === 'READY')
}
