import { backOfficeMessages } from '@potager/domain/messages'
import { Outlet, useNavigation } from 'react-router-dom'
import { useTitle } from './useTitle.ts'

/** The frame of every guarded page: skip link, top navigation, side rail, page, toasts. */
export function Shell() {
  const title = useTitle()
  const loading = useNavigation().state === 'loading'
  return (
    <>
      <a href="#contenu">{backOfficeMessages.skip}</a>
      <main id="contenu" aria-busy={loading} aria-label={title} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
