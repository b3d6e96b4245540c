import { commonMessages, homeMessages } from '@potager/domain/messages'
import { Notice } from '@potager/ui/site'
import type { PageName } from '../page.ts'
import { AllRestaurants } from '../pages/AllRestaurants.tsx'

/** Placeholder for a page that is slow to load, with its back link. */
export function Waiting({ name }: { name: PageName }) {
  return (
    <>
      {name === 'restaurant' ? <AllRestaurants /> : null}
      <Notice role="status">{name === 'home' ? homeMessages.loading : commonMessages.loading}</Notice>
    </>
  )
}
