import { product } from '../../config.ts'
import type * as fr from '../fr/product.ts'
import type { Translated } from '../translated.ts'

export const productMessages = {
  welcome: `Welcome to ${product.name}`,
  tagline: 'Vegetarian, organic and local cooking, with what the growers next door have picked this morning.',
  footer: `© 2025 ${product.name}. All rights reserved.`,
} satisfies Translated<typeof fr.productMessages>
