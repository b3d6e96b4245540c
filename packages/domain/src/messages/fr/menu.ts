/** The public menu, where SPEC gives no words. */
export const menuMessages = {
  intro: 'Ce que les cuisines préparent en ce moment. Les prix sont TTC, les allergènes indiqués sous chaque plat.',
  description: 'Nos plats du moment, leurs prix TTC et leurs allergènes.',
  categories: 'Catégories de plats',
  allergies: 'Une allergie\u00a0?',
  without: 'Ne montrer que les plats sans',
  apply: 'Voir ces plats',
  found: (count: number, names: readonly string[]) =>
    `${count === 0 ? 'Aucun plat' : count === 1 ? '1 plat' : `${count} plats`} sans\u00a0: ${names.join(', ')}`,
  unsure: (count: number) =>
    count === 1
      ? '1 plat dont les allergènes ne sont pas tous renseignés n’est pas montré\u00a0: demandez-nous.'
      : `${count} plats dont les allergènes ne sont pas tous renseignés ne sont pas montrés\u00a0: demandez-nous.`,
  all: 'Voir toute la carte',
  emptyHint: 'Choisissez une autre catégorie ou retirez un allergène de la liste.',
  comeBack: 'Revenez un peu plus tard\u00a0: la carte suit le marché.',
  gone: 'Ce plat n’est pas à la carte en ce moment.',
  details: 'Détails',
  allergens: 'Allergènes',
  unsaid: 'Allergènes non renseignés\u00a0: demandez-nous',
  unsaidLong: 'Information non disponible\u00a0: demandez-nous avant de commander.',
  noDescription: 'Pas de description.',
  kitchen: 'Notre cuisine',
  vegetarian: 'Végétarien',
  organic: 'Produits bio et locaux',
  traces: 'Nos plats sont préparés dans une même cuisine\u00a0: en cas d’allergie grave, parlez-en à l’équipe.',
} as const
