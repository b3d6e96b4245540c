/**
 * Code that loads on first use. Without network it rejects at once and asks for nothing: Chromium until 143, at least,
 * never imports again what failed once.
 */
export function lateCode<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined
  return async () => {
    if (!loaded && !navigator.onLine) throw new Error('No network')
    loaded ??= await load()
    return loaded
  }
}

export const loadCalls = lateCode(() => import('./calls.ts'))
export const loadToasts = lateCode(() => import('./toasts.ts'))
