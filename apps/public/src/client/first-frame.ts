/**
 * Resolves once the document's next frame is drawn, or at once where none is going to be: in a tab behind others.
 * @param frame asks for a call before the next frame
 */
export function firstFrame(page: Document, frame: typeof requestAnimationFrame): Promise<void> {
  return new Promise((resolve) => {
    if (page.hidden) return resolve()
    // Asked before the frame is drawn, the task comes after it.
    frame(() => setTimeout(resolve))
    page.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}
