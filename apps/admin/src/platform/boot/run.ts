/**
 * Imports modules in order, each in a task of its own so that the browser stays responsive; the last one, which
 * renders, waits for the styles. Rejects when an import fails.
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

/**
 * Resolves once these style sheets have loaded; never when one fails, which `watchArrival` reports.
 */
export function allCome(sheets: Iterable<HTMLLinkElement>): Promise<unknown> {
  // Chromium gives a failed style sheet an empty `sheet`.
  const waiting = [...sheets].filter(({ sheet }) => !sheet?.cssRules.length)
  return Promise.all(waiting.map((link) => new Promise((done) => link.addEventListener('load', done))))
}
