/** Wraps the items of a page with its counts. */
export function pageAnswer<Item>(content: Item[], total: number, { page, size }: { page: number; size: number }) {
  const totalPages = Math.ceil(total / size)
  return { content, totalElements: total, totalPages, first: page === 0, last: page >= totalPages - 1 }
}
