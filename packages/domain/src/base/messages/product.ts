import { product } from '../config.ts'

/** The sentences built on the product’s name (AMB-60). */
export const productMessages = {
  welcome: `Bienvenue chez ${product.name}`,
  tagline:
    'Une cuisine végétarienne, bio et locale, préparée avec ce que les maraîchers d’à côté ont cueilli ce matin.',
  footer: `© 2025 ${product.name}. Tous droits réservés.`,
} as const

/** The title of the description of the API. */
export const apiTitle = `API de ${product.name}`
