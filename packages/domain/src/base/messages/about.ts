import { siteFrameMessages } from './site-frame.ts'

export const aboutMessages = {
  legal: siteFrameMessages.legal,
  privacy: siteFrameMessages.privacy,
  accessibility: siteFrameMessages.accessibility,
  legalDescription: 'Éditeur, hébergeur et contact du site.',
  privacyDescription: 'Ce que le site sait de vous, pourquoi et combien de temps. Aucun cookie, aucun suivi.',
  accessibilityDescription: 'Ce qui est fait et vérifié pour que tout le monde puisse se servir du site.',
  unstated: 'Non renseigné par l’éditeur',
  contact: 'Pour écrire ou appeler\u00a0:',
  noContact: 'Aucun contact n’est renseigné pour le site\u00a0: adressez-vous à l’un des restaurants.',
} as const
