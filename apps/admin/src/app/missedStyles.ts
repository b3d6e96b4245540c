const missed = new Set<HTMLLinkElement>()

globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missed.add(target)
  },
  true,
)

function askAgain(link: HTMLLinkElement): Promise<void> {
  missed.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`No styles at ${again.href}`)))
    link.replaceWith(again)
  })
}

/**
 * Fetches code that may have failed before, after the styles that did not come with it: a browser tries a module again, but the
 * bundler asks for a style sheet only once.
 */
export async function fetchAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([...missed].map(askAgain))
  return load()
}
