import { pageTitles } from '../../base/messages/titles.ts'
import type { Allergen, DishCategory } from './dish.ts'

export const dishCategoryLabels: Record<DishCategory, string> = {
  ENTREE: 'Entrées',
  PLAT: 'Plats',
  DESSERT: 'Desserts',
  BOISSON: 'Boissons',
}

/** The official French names of the fourteen allergens (regulation 1169/2011, annex II). */
export const allergenLabels: Record<Allergen, string> = {
  GLUTEN: 'Céréales contenant du gluten',
  CRUSTACEANS: 'Crustacés',
  EGGS: 'Œufs',
  FISH: 'Poissons',
  PEANUTS: 'Arachides',
  SOYBEANS: 'Soja',
  MILK: 'Lait',
  NUTS: 'Fruits à coque',
  CELERY: 'Céleri',
  MUSTARD: 'Moutarde',
  SESAME_SEEDS: 'Graines de sésame',
  SULPHITES: 'Anhydride sulfureux et sulfites',
  LUPIN: 'Lupin',
  MOLLUSCS: 'Mollusques',
}

/** Short names for kitchens, which read many orders at a glance; guests read the full ones. */
export const shortAllergenLabels: Record<Allergen, string> = {
  ...allergenLabels,
  GLUTEN: 'Gluten',
  SESAME_SEEDS: 'Sésame',
  SULPHITES: 'Sulfites',
}

export const dishMessages = {
  menuTitle: 'Notre Menu',
  all: 'Tous',
  none: 'Aucun plat disponible',
  noAllergen: 'Aucun allergène connu',
  allergensUnknown: 'Information non disponible',
  menuCrash: "Une erreur s'est produite lors du chargement du menu. Veuillez rafraîchir la page.",
  menuFailure: (message: string) => `Erreur: ${message}`,
  created: 'Plat créé avec succès !',
  failure: 'Erreur lors de la création du plat',
} as const

export const dishFormMessages = {
  title: pageTitles.newDish,
  back: 'Retour aux commandes',
  name: 'Nom du plat',
  price: 'Prix TTC en euros',
  available: 'Disponible dès maintenant',
  allergensHint: 'Cochez tout ce que contient le plat, même en petite quantité.',
  counter: (length: number, max: number) => `${length}/${max}`,
  submit: 'Créer le plat',
  submitting: 'Création en cours...',
} as const
