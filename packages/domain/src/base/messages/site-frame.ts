/** The frame of every public page: small, since every page downloads it. */
export const siteFrameMessages = {
  skip: 'Aller au contenu',
  links: 'À propos du site',
  assistant: 'Assistant vétérinaire',
  legal: 'Mentions légales',
  privacy: 'Confidentialité',
  accessibility: 'Accessibilité',
} as const
