/** Field errors of a dish, in the exact words of the specification. */
export const dishFieldErrors = {
  nameShort: 'Le nom doit contenir au moins 2 caractères',
  nameLong: 'Le nom ne peut pas dépasser 200 caractères',
  descriptionLong: 'Maximum 1000 caractères',
  priceMin: 'Le prix minimum est de 3€',
  priceMax: 'Le prix maximum est de 1000€',
  priceCents: 'Le prix doit être arrondi au centime',
  priceRequired: 'Indiquez un prix en euros, par exemple 12,50',
  category: 'Choisissez une catégorie',
  available: 'Indiquez si le plat est disponible',
  allergen: 'Allergène inconnu',
} as const
