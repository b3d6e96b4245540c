import type { DishCategory } from '@potager/domain/dish'

export const illustrationNames = [
  'artichoke',
  'aubergine',
  'basket',
  'beetroot',
  'carrot',
  'chickpea',
  'empty-plate',
  'fennel',
  'fig',
  'jug',
  'leek',
  'mushroom',
  'pea-pod',
  'pear',
  'radish',
  'squash',
  'strawberry',
  'teacup',
  'tomato',
  'wheelbarrow',
] as const
export type IllustrationName = (typeof illustrationNames)[number]

const byKind = {
  restaurant: [
    'leek',
    'beetroot',
    'pea-pod',
    'squash',
    'radish',
    'artichoke',
    'carrot',
    'chickpea',
    'fennel',
    'tomato',
  ],
  ENTREE: ['radish', 'artichoke', 'leek', 'pea-pod', 'tomato', 'fennel'],
  PLAT: ['squash', 'mushroom', 'beetroot', 'carrot', 'chickpea', 'aubergine'],
  DESSERT: ['fig', 'pear', 'strawberry'],
  BOISSON: ['jug', 'teacup'],
} satisfies Record<DishCategory | 'restaurant', readonly IllustrationName[]>

const choices: Readonly<Record<string, readonly IllustrationName[]>> = byKind

/**
 * The drawing of a record without a picture, always the same for its kind (a dish's category or 'restaurant') and id.
 */
export function illustrationFor(kind: string, id: string): IllustrationName {
  const choice = choices[kind] ?? ['pea-pod']
  let sum = 0
  for (const char of id) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003
  return choice[sum % choice.length] ?? 'pea-pod'
}
