/** Order statuses in the wire's spelling; CANCELED has one L here, unlike everywhere else (AMB-25, T09). */
export const orderStatuses = ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The moves of the specification; the server refuses all others. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELED'],
  CONFIRMED: ['PREPARING', 'CANCELED'],
  PREPARING: ['READY'],
  READY: ['COMPLETED'],
  COMPLETED: [],
  CANCELED: [],
}

/** Whether a status is known; unknown ones may arrive, and offer no move (T20). */
export function isOrderStatus(status: string): status is OrderStatus {
  return (orderStatuses as readonly string[]).includes(status)
}

/** The statuses an order may move to; none from an unknown status. */
export function nextOrderStatuses(status: string): readonly OrderStatus[] {
  return isOrderStatus(status) ? orderMoves[status] : []
}

/** Reads a status; a foreign backend's two-L spelling gets one. */
export function readOrderStatus(value: unknown): string {
  const status = typeof value === 'string' ? value : ''
  return status === 'CANCELLED' ? 'CANCELED' : status
}

/** Whether to show a truck: on deliveries in preparation or ready. */
export function showsTruck(order: { delivery: boolean; status: string }): boolean {
  return order.delivery && (order.status === 'PREPARING' || order.status === 'READY')
}
