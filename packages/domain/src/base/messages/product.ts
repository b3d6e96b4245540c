import { product } from '../config.ts'

/** Texts with the product’s name (AMB-60). */
export const productMessages = {
  welcome: `Bienvenue chez ${product.name}`,
  tagline:
    'Une cuisine végétarienne, bio et locale, préparée avec ce que les maraîchers d’à côté ont cueilli ce matin.',
  footer: `© 2025 ${product.name}. Tous droits réservés.`,
} as const

/** Title of the OpenAPI document. */
export const apiTitle = `API de ${product.name}`
