/** Orders announced: how many were taken when somebody last looked or counted, and how many of them are unseen. */
export type AnnouncedOrders = { taken: number | null; unseen: number }

export const nothingAnnounced: AnnouncedOrders = { taken: null, unseen: 0 }

/** After another count of today's orders: more of them are new ones; fewer means that another day has begun. */
export function announce({ taken, unseen }: AnnouncedOrders, count: number): AnnouncedOrders & { fresh: number } {
  const fresh = taken === null ? 0 : Math.max(0, count - taken)
  return { taken: count, unseen: unseen + fresh, fresh }
}

/** A title with the number of what is unseen in front, as tabs show it. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${plain}` : plain
}
