import { formatPlural } from '../../base/format/counts.ts'
import { isolated } from '../../base/text/text.ts'
import type { DishCategory } from './dish.ts'

const nouns: Record<DishCategory | 'ALL', { none: string; one: string; many: string }> = {
  ENTREE: { none: 'Aucune entrée', one: 'entrée', many: 'entrées' },
  PLAT: { none: 'Aucun plat', one: 'plat', many: 'plats' },
  DESSERT: { none: 'Aucun dessert', one: 'dessert', many: 'desserts' },
  BOISSON: { none: 'Aucune boisson', one: 'boisson', many: 'boissons' },
  ALL: { none: 'Aucun plat ni boisson', one: 'plat ou boisson', many: 'plats et boissons' },
}

function dishes(count: number, category: DishCategory | null): string {
  const { one, many } = nouns[category ?? 'ALL']
  return formatPlural(count, one, many)
}

/** Texts of the public menu beyond the specification. */
export const menuMessages = {
  intro: 'Ce que les cuisines préparent en ce moment. Les prix sont TTC, les allergènes indiqués sous chaque plat.',
  description: 'Nos plats du moment, leurs prix TTC et leurs allergènes.',
  whose: 'Restaurant',
  whole: 'Toute la carte',
  menuOf: (name: string) => `Restaurant : ${isolated(name)}`,
  categories: 'Catégories de plats',
  allergies: 'Une allergie\u00a0?',
  without: 'Ne montrer que les plats sans',
  withoutThese: (names: readonly string[]) =>
    names.length > 2 ? `Sans ${names.length} allergènes` : `Sans ${names.join(', ').toLowerCase()}`,
  apply: 'Voir ces plats',
  found: (count: number, category: DishCategory | null, names: readonly string[]) =>
    `${count === 0 ? nouns[category ?? 'ALL'].none : dishes(count, category)} sans\u00a0: ${names.join(', ')}`,
  unsure: (count: number, category: DishCategory | null) =>
    `Sans compter ${dishes(count, category)} dont les allergènes ne sont pas tous renseignés\u00a0: demandez-nous.`,
  all: 'Voir toute la carte',
  emptyHint: 'Choisissez une autre catégorie ou retirez un allergène de la liste.',
  comeBack: 'Revenez un peu plus tard\u00a0: la carte suit le marché.',
  gone: 'Ce plat n’est pas à la carte en ce moment.',
  details: 'Détails',
  allergens: 'Allergènes',
  unsaid: 'Allergènes non renseignés\u00a0: demandez-nous',
  unsaidLong: 'Information non disponible\u00a0: demandez-nous avant de commander.',
  unsaidAvailability: 'Disponibilité non renseignée\u00a0: demandez-nous.',
  noDescription: 'Pas de description.',
  kitchen: 'Notre cuisine',
  vegetarian: 'Végétarien',
  organic: 'Produits bio et locaux',
  traces: 'Nos plats sont préparés dans une même cuisine\u00a0: en cas d’allergie grave, parlez-en à l’équipe.',
} as const
