import type { DishCategory } from '@potager/domain/dish'
import { refusalReasonLabels } from '@potager/domain/messages'
import type { RefusalReason } from '@potager/domain/review'

/** Texts of reviews by tone: an opening, and an optional detail. */
export type ReviewTexts = Record<'good' | 'fair' | 'bad', { openings: readonly string[]; details: readonly string[] }>

export const DEMO_ANSWER =
  'Merci de nous l’avoir dit. Nous en avons parlé en équipe, et nous serions heureux de vous recevoir à nouveau.'

export const restaurantTexts: ReviewTexts = {
  good: {
    openings: [
      'Une adresse où l’on revient.',
      'Très belle découverte.',
      'Déjeuner parfait du début à la fin.',
      'Accueil chaleureux et cuisine généreuse.',
      'Nous étions six, tout le monde est reparti ravi.',
      'Même mon mari, grand amateur de viande, en redemande.',
      'La meilleure table végétarienne que je connaisse.',
      'On sent le marché dans l’assiette.',
      'Service attentif, salle lumineuse.',
      'Une carte courte, et tout est bon.',
      'Enfin du bio qui a du goût.',
      'Un anniversaire réussi grâce à toute l’équipe.',
    ],
    details: [
      'Les légumes sont cuits juste comme il faut.',
      'Les allergies de ma fille ont été prises au sérieux, plat par plat.',
      'La terrasse à l’ombre est un vrai plaisir.',
      'Le pain au levain vaut le détour à lui seul.',
      'L’addition reste douce pour cette qualité.',
      'On nous a expliqué d’où venait chaque légume.',
      'Servis en moins de vingt minutes un samedi midi.',
      'Il vaut mieux réserver, c’était complet.',
      'La salle du fond est idéale pour un groupe.',
      'Les enfants ont eu des portions à leur taille.',
    ],
  },
  fair: {
    openings: [
      'Correct sans plus.',
      'Bonne cuisine, service un peu débordé.',
      'Une bonne idée, encore à roder.',
      'Agréable, mais j’attendais mieux.',
      'Bon dans l’ensemble.',
      'Repas honnête, salle bruyante.',
    ],
    details: [
      'Il a fallu rappeler deux fois pour l’eau.',
      'Les entrées étaient très bien, le plat moins.',
      'Portions un peu justes pour le prix.',
      'Nous avons attendu quarante minutes, la cuisine s’est excusée.',
      'Dommage qu’il n’y ait que deux desserts ce jour-là.',
      'La table près de la porte est à éviter en hiver.',
    ],
  },
  bad: {
    openings: [
      'Une déception cette fois-ci.',
      'Nous ne reviendrons pas de sitôt.',
      'Réservation introuvable à notre arrivée.',
      'Trop d’attente.',
      'Une soirée à oublier.',
    ],
    details: [
      'Une heure entre l’entrée et le plat, sans un mot.',
      'Les plats sont arrivés tièdes.',
      'La moitié de la carte n’était plus disponible à 13 h.',
      'Personne n’a su nous dire s’il y avait du céleri dans la sauce.',
      'L’addition comptait un dessert de trop.',
    ],
  },
}

const common = {
  fair: ['Bien, sans surprise.', 'Bon mais un peu cher.', 'Joli à regarder, moins marquant au goût.', 'Pas mal.'],
  bad: ['Pas emballant.', 'Décevant.', 'Je m’attendais à mieux.', 'Rien à voir avec la dernière fois.'],
} as const

export const dishTexts: Record<DishCategory, ReviewTexts> = {
  ENTREE: {
    good: {
      openings: [
        'Une entrée pleine de goût.',
        'Délicieux et léger.',
        'On en a repris à deux.',
        'Parfait pour commencer.',
      ],
      details: [
        'L’assaisonnement est très juste.',
        'On sent que tout est fait sur place.',
        'Le pain servi avec est excellent.',
      ],
    },
    fair: {
      openings: common.fair,
      details: ['Il y manquait un rien d’assaisonnement.', 'Une petite portion pour le prix.'],
    },
    bad: { openings: common.bad, details: ['Sans aucun goût ce soir-là.', 'Beaucoup trop salé.'] },
  },
  PLAT: {
    good: {
      openings: [
        'Un plat complet et réconfortant.',
        'Je ne commande plus que celui-là.',
        'Quelle belle assiette !',
        'Copieux et plein de goût.',
        'On ne cherche pas la viande.',
        'Une vraie réussite.',
      ],
      details: [
        'Les épices sont dosées sans rien écraser.',
        'J’aurais léché l’assiette.',
        'Cuisson parfaite.',
        'Tout est de saison et cela se goûte.',
        'Portion généreuse, j’en ai emporté.',
      ],
    },
    fair: {
      openings: common.fair,
      details: ['La cuisson manquait d’un rien.', 'Il manque une touche d’acidité.', 'Bon, mais arrivé tiède.'],
    },
    bad: {
      openings: common.bad,
      details: [
        'Trop cuit, tout se ressemblait.',
        'Fade ; j’ai dû demander du sel.',
        'Ce n’était pas la garniture annoncée.',
      ],
    },
  },
  DESSERT: {
    good: {
      openings: ['À se damner.', 'Fin et pas trop sucré.', 'Le dessert de mon enfance.', 'Gourmand sans être lourd.'],
      details: ['La texture est superbe.', 'Gardez de la place !', 'Visiblement fait le jour même.'],
    },
    fair: { openings: common.fair, details: ['Un peu trop sucré à mon goût.', 'Servi trop vite après le plat.'] },
    bad: {
      openings: common.bad,
      details: ['Il avait passé trop de temps au frais.', 'Le goût était surtout celui du sucre.'],
    },
  },
  BOISSON: {
    good: {
      openings: ['Très agréable.', 'On sent le bon produit.', 'Belle découverte.'],
      details: ['Parfait avec le plat du jour.', 'Rien à voir avec ce qu’on trouve ailleurs.'],
    },
    fair: { openings: common.fair, details: ['Un peu cher pour la taille du verre.', 'Agréable, rien de plus.'] },
    bad: { openings: common.bad, details: ['Le verre était à moitié plein.', 'Arrivé après le dessert.'] },
  },
}

/** A refused review: its subject, its text, and the reason its author reads. */
export type RefusedText = { about: 'RESTAURANT' | 'DISH'; rating: number; comment: string; reason: string }

const refused = (about: RefusedText['about'], rating: number, reason: RefusalReason, comment: string): RefusedText => ({
  about,
  rating,
  comment,
  reason: refusalReasonLabels[reason],
})

/** All people and companies are made up. */
export const refusedTexts: readonly RefusedText[] = [
  refused('RESTAURANT', 5, 'SPAM', 'Moins cher et livré chez vous : code PANIER20 sur paniers-du-coin.exemple.fr.'),
  refused('RESTAURANT', 5, 'SPAM', 'Je vends des places pour le salon du bien-être, appelez-moi.'),
  refused('DISH', 4, 'SPAM', 'Toutes mes recettes sur ma chaîne, abonnez-vous !'),
  refused('RESTAURANT', 1, 'OFFENSIVE', 'Bande d’incapables, du premier au dernier.'),
  refused('DISH', 1, 'OFFENSIVE', 'Le cuisinier est un abruti.'),
  refused('RESTAURANT', 2, 'INAPPROPRIATE', 'La serveuse du samedi est bien jolie, elle n’a pas voulu de mon numéro.'),
  refused('DISH', 3, 'INAPPROPRIATE', 'Rien à voir avec le plat : qui vend un vélo par ici ?'),
  refused('DISH', 3, 'NOT_CONSTRUCTIVE', 'Bof bof bof bof.'),
  refused('DISH', 1, 'NOT_CONSTRUCTIVE', 'aaaaaaaaaa'),
  refused('RESTAURANT', 1, 'FALSE', 'Ils servent du bœuf en cachette, c’est mon cousin qui le dit.'),
  refused('DISH', 1, 'FALSE', 'Contient du porc, c’est écrit nulle part.'),
  refused('RESTAURANT', 4, 'DUPLICATE', 'Une adresse où l’on revient. Je l’avais déjà écrit sous mon autre nom.'),
  refused('DISH', 5, 'DUPLICATE', 'Je ne commande plus que celui-là, comme je le disais le mois dernier.'),
  {
    about: 'RESTAURANT',
    rating: 2,
    comment: 'C’est Julie, la responsable de salle, qui nous a mal reçus. Son téléphone est le 06 39 98 41 07.',
    reason: 'Votre avis nomme une personne et donne son numéro. Vous pouvez le réécrire sans ces données.',
  },
  {
    about: 'RESTAURANT',
    rating: 1,
    comment: 'Je n’y suis jamais allé mais la façade ne me plaît pas.',
    reason: 'Un avis porte sur une visite que vous avez faite.',
  },
]

/** Pending texts that a moderator should refuse. */
export const doubtfulTexts: readonly Omit<RefusedText, 'reason'>[] = [
  { about: 'RESTAURANT', rating: 5, comment: 'Gagnez 300 € par jour depuis chez vous, écrivez à offre@exemple.fr.' },
  { about: 'DISH', rating: 1, comment: 'Nul nul nul.' },
  { about: 'RESTAURANT', rating: 1, comment: 'Le patron est un voleur, tout le quartier le sait.' },
]
