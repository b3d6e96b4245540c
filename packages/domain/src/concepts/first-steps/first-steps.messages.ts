import { isolated } from '../../base/text/text.ts'

/** Whose account the first start makes, until somebody says their name. */
export const firstAccountName = { firstName: 'Premier', lastName: 'compte' } as const

/** Steps of a new house, from its name to its first order. */
export const firstStepsMessages = {
  heading: 'Premiers pas',
  intro: 'Quelques étapes, et le service peut commencer. Chacune se coche d’elle-même.',
  done: 'Fait',
  importDishes: 'Importer un fichier',
  hide: 'Masquer ces étapes',
  openRestaurant: (name: string) => `Ouvrir ${isolated(name)}`,
  openTeam: 'Ouvrir l’équipe',
  steps: {
    password: {
      title: 'Choisir votre mot de passe',
      hint: 'Celui que le démarrage a affiché ouvre la maison tant que vous ne l’avez pas remplacé.',
      action: 'Changer le mot de passe',
    },
    house: {
      title: 'Donner un nom à la maison',
      hint: 'Le site, les pages partagées et cet espace le porteront.',
      action: 'Nommer la maison',
    },
    restaurant: {
      title: 'Créer un restaurant',
      hint: 'Son nom, son adresse, ses places.',
      action: 'Nouveau restaurant',
    },
    hours: {
      title: 'Donner ses horaires',
      hint: 'Sans eux, personne ne peut réserver.',
      action: 'Ouvrir les restaurants',
    },
    rooms: {
      title: 'Ajouter une salle',
      hint: 'Pour les réunions et les événements.',
      action: 'Ouvrir les restaurants',
    },
    menu: { title: 'Écrire le menu', hint: 'Un premier plat, son prix, ses allergènes.', action: 'Nouveau plat' },
    team: {
      title: 'Inviter l’équipe',
      hint: 'La fiche d’un restaurant dit qui y travaille.',
      action: 'Ouvrir les restaurants',
    },
    order: {
      title: 'Prendre une première commande',
      hint: 'En cinq étapes, au comptoir ou au téléphone.',
      action: 'Nouvelle commande',
    },
  },
} as const
