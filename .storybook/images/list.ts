/** A look, named like its folder of images. Forced colours have none: the system chooses them. */
export type Look = 'clair' | 'sombre' | 'telephone'

/**
 * The stories that have an image of reference, by look: what people see most, wide and on a phone, and in dark the
 * components that most screens are made of.
 */
const chosen: Record<Look, readonly string[]> = {
  clair: [
    'ecrans-accueil--nominal',
    'ecrans-restaurant--answered',
    'ecrans-carte--nominal',
    'ecrans-commandes--nominal',
    'ecrans-service--usual',
    'ecrans-nouvelle-commande--cart',
    'ecrans-planning--day',
    'ecrans-gestion-reservations--nominal',
    'ecrans-gestion-evenements--nominal',
    'ecrans-moderation-avis--nominal',
    'ecrans-nouveau-restaurant--fresh',
    'ecrans-reservations--nominal',
    'ecrans-reservations-detail--confirmed',
    'ecrans-equipe--nominal',
    'ecrans-messages--nominal',
    'ecrans-taches--all',
    'ecrans-maison--named',
    'ecrans-maladies--nominal',
    'ecrans-sessions-detail--explained',
    'ecrans-signalements--pending',
    'ecrans-chatbot-dashboard--nominal',
    'ecrans-analytics--nominal',
    'ecrans-configuration-chatbot--defaults',
  ],
  telephone: [
    'ecrans-accueil--nominal',
    'ecrans-restaurant--answered',
    'ecrans-carte--nominal',
    'ecrans-connexion--nominal',
    'ecrans-inscription--nominal',
    'ecrans-demande--nominal',
    'ecrans-ma-demande--pending',
    'ecrans-mon-avis--empty',
    'ecrans-assistant--asking',
    'ecrans-assistant-reponse--urgent',
    'ecrans-pages-a-lire--legal',
    'ecrans-commandes--nominal',
    'ecrans-nouvelle-commande-choix--restaurants',
    'ecrans-nouvelle-commande-client--nobody-chosen',
    'ecrans-nouvelle-commande--cart',
    'ecrans-nouvelle-reservation--by-shortcuts',
    'ecrans-planning--day',
    'ecrans-evenements-detail--pending',
    'ecrans-moderation-avis--nominal',
    'ecrans-nouveau-plat--fresh',
    'ecrans-mon-compte--usual',
    'ecrans-analytics--nominal',
  ],
  sombre: [
    'composants-bouton--kinds',
    'composants-champs--text',
    'composants-commande-detail--nominal',
    'composants-commande-statut--every',
    'composants-dialogues--safe',
    'composants-etats--empty',
    'composants-filtres--filters',
    'composants-import--choose',
    'composants-notifications--kinds',
    'composants-palette--keyboard',
    'composants-reservation-statut--reservation',
    'composants-siderail--badges',
    'composants-site-horaires--week',
    'composants-site-plat--dish',
    'composants-site-restaurant--open',
  ],
}

/** Whether the story with this id has an image in a look. */
export const hasImage = (look: Look, id: string): boolean => chosen[look].includes(id)

/** The files of all images, beside this one; the matcher writes one hyphen where there are more. */
export const imageFiles = Object.entries(chosen).flatMap(([look, ids]) =>
  ids.map((id) => `${look}/${id.replace('--', '-')}.png`),
)
