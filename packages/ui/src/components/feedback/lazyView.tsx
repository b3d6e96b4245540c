import { backOfficeMessages } from '@potager/domain/messages'
import { type ComponentType, lazy } from 'react'
import css from './states.module.css'

function MissingView() {
  return <p className={css.missing}>{backOfficeMessages.partMissing}</p>
}

/**
 * A view whose code loads when it is first shown, in a `Suspense`. Where that fails, it says so in its place: thrown, the
 * failure would put an error in the place of the whole page.
 */
export function lazyView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (View) => ({ default: View }),
      (error: unknown) => {
        console.error(error)
        return { default: MissingView }
      },
    ),
  )
}
