import { Accessibility } from '../about/Accessibility.tsx'
import { LegalNotice } from '../about/LegalNotice.tsx'
import { Privacy } from '../about/Privacy.tsx'
import type { PageProps } from '../page.ts'

const topics = { legal: LegalNotice, privacy: Privacy, accessibility: Accessibility }

/** Legal notice, privacy or accessibility page. */
export function AboutPage({ state: { topic, publisher, kept } }: PageProps<'about'>) {
  const Topic = topics[topic]
  return <Topic publisher={publisher} kept={kept} />
}
