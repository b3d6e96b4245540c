/** Announced orders: today's count when last seen or counted, and how many of them are unseen. */
export type AnnouncedOrders = { taken: number | null; unseen: number }

export const nothingAnnounced: AnnouncedOrders = { taken: null, unseen: 0 }

/** Updates on a new count of today's orders: a higher count means new orders, a lower one a new day. */
export function announce({ taken, unseen }: AnnouncedOrders, count: number): AnnouncedOrders & { fresh: number } {
  const fresh = taken === null ? 0 : Math.max(0, count - taken)
  return { taken: count, unseen: unseen + fresh, fresh }
}

/** A title prefixed with the unseen count, as tabs show it. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${plain}` : plain
}
