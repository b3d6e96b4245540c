import { backOfficeMessages as words } from '@potager/domain/messages'
import { toast } from '@potager/ui/toast'
import { type ComponentType, lazy } from 'react'
import { fetchAgain } from './missedStyles.ts'

/**
 * A part of a page whose code loads when it is first shown, in a `Suspense`. A load failure shows a toast, and the rest of the
 * page stays as it is: thrown, it would put an error in the place of the whole page, with its input.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() =>
    fetchAgain(load).catch((error: unknown) => {
      console.error(error)
      toast.error(words.partMissing)
      return { default: () => null }
    }),
  )
}
