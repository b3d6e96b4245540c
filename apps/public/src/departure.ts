/**
 * Goes to another page after something was done here. Going back, browsers show a page as it was left: its form would be
 * sending for ever. It is loaded again instead.
 */
export function depart(path: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  location.assign(path)
}
