/** An order's number: the last 6 characters of its id, or all of a shorter one. */
export function orderNumber(id: string): string {
  return id.slice(-6)
}

/** Last 8 characters of an id: sessions, reports, reservations. */
export function shortId(id: string): string {
  return id.slice(-8)
}

/** First 8 characters of an id: reviews, resources, users. */
export function leadingId(id: string): string {
  return id.slice(0, 8)
}
