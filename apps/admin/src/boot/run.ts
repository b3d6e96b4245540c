/**
 * Runs modules one after the other, each in a task of its own, so that the browser answers in between; the last one, which
 * draws, once the styles are there. Rejects when a module cannot be had.
 */
export async function runInTurn(
  modules: readonly string[],
  run: (module: string) => Promise<unknown>,
  styled: () => Promise<unknown>,
): Promise<void> {
  for (const [index, module] of modules.entries()) {
    if (index === modules.length - 1) await styled()
    await run(module)
  }
}

/** Resolves once each of these style sheets has come; not when one fails, which `watchArrival` tells. One that is disabled is never asked for. */
export function allCome(sheets: Iterable<HTMLLinkElement>): Promise<unknown> {
  // Chromium gives a sheet that failed an empty one.
  const waiting = [...sheets].filter(({ sheet, disabled }) => !sheet?.cssRules.length && !disabled)
  return Promise.all(waiting.map((link) => new Promise((done) => link.addEventListener('load', done))))
}
