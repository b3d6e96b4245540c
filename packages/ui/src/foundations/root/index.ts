import type { Ref } from 'react'

/**
 * Props for the root element of a leaf component: a class for its placement, added to its own, and a ref. Screens and
 * dialogs take neither, because they place themselves.
 */
export type RootProps<Root extends Element = HTMLElement> = {
  className?: string | undefined
  ref?: Ref<Root> | undefined
}

/** Joins class names; empty or missing ones are skipped. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
