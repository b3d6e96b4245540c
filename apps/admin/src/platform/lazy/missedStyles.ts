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
 * Imports a module again after a failure, once its missed style sheets are loaded: the newest
 * browsers retry a module, but the bundler requests each style sheet only once.
 */
export async function fetchAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.all([...missed].map(askAgain))
  return load()
}
