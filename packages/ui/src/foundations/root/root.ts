import type { Ref } from 'react'

/**
 * What whoever uses a leaf may say about its outermost element: a class that places it, added to its own, and a handle on
 * it. Screens and dialogs take neither: they own their place.
 */
export type RootProps<Root extends Element = HTMLElement> = {
  className?: string | undefined
  ref?: Ref<Root> | undefined
}

/** Classes as one attribute; what is absent or empty is left out. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
