/** The page numbers (from 0) of a window of at most `size` buttons around the current page. */
export function pageWindow(page: number, totalPages: number, size: number): number[] {
  const length = Math.min(size, totalPages)
  const start = Math.max(0, Math.min(page - Math.floor(size / 2), totalPages - length))
  return Array.from({ length }, (_, index) => start + index)
}

/** First and last item shown, from 1: page 2 of 10 among 23 is 21 to 23; an empty list is 0 to 0. */
export function pageRange(page: number, size: number, total: number): { from: number; to: number } {
  if (total <= 0) return { from: 0, to: 0 }
  return { from: Math.min(page * size + 1, total), to: Math.min((page + 1) * size, total) }
}
