import { house, product } from '../config.ts'

/** Texts with the name of the house, read when they are shown (AMB-60). */
export const productMessages = {
  get welcome() {
    return `Bienvenue chez ${house.name}`
  },
  get tagline() {
    return house.sentence
  },
  get footer() {
    return `© 2025 ${house.name}. Tous droits réservés.`
  },
}

/** Title of the OpenAPI document. */
export const apiTitle = `API de ${product.name}`
