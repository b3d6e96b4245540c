/** The Content-Range of a list in the simple-REST dialect: 'users 0-24/319', or 'users *\/319' when the page is empty. */
export function contentRange(resource: string, skip: number, rows: number, total: number): string {
  return rows === 0 ? `${resource} */${total}` : `${resource} ${skip}-${skip + rows - 1}/${total}`
}
