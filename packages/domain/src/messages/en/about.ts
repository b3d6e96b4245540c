import type * as fr from '../fr/about.ts'
import type { Translated } from '../translated.ts'
import { siteFrameMessages } from './site-frame.ts'

export const aboutMessages = {
  legal: siteFrameMessages.legal,
  privacy: siteFrameMessages.privacy,
  accessibility: siteFrameMessages.accessibility,
  legalDescription: 'Publisher, host and contact of the site.',
  privacyDescription: 'What the site knows about you, why and for how long. No cookies, no tracking.',
  accessibilityDescription: 'What is done and checked so that everybody can use the site.',
  unstated: 'Not stated by the publisher',
  contact: 'To write or call:',
  noContact: 'No contact is given for the site: please ask one of the restaurants.',
} satisfies Translated<typeof fr.aboutMessages>
