import type * as fr from '../fr/site-frame.ts'
import type { Translated } from '../translated.ts'

export const siteFrameMessages = {
  skip: 'Skip to content',
  links: 'About the site',
  assistant: 'Veterinary assistant',
  legal: 'Legal notice',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
} satisfies Translated<typeof fr.siteFrameMessages>
