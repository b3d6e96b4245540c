import { Accessibility } from '../about/Accessibility.tsx'
import { LegalNotice } from '../about/LegalNotice.tsx'
import { Privacy } from '../about/Privacy.tsx'
import type { PageProps } from '../page.ts'

const topics = { legal: LegalNotice, privacy: Privacy, accessibility: Accessibility }

/** What a site says of itself: who publishes it, what it knows of people, how it can be used. */
export function AboutPage({ state: { topic, publisher } }: PageProps<'about'>) {
  const Topic = topics[topic]
  return <Topic publisher={publisher} />
}
