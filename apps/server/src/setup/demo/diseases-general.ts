import { ALL_RACES } from '@potager/domain/disease'
import type { DemoDisease } from './diseases-vocabulary.ts'

const affectedRaces = [ALL_RACES]

/** Diseases of cats and dogs alike. */
export const generalDiseases: readonly DemoDisease[] = [
  {
    name: 'Gastro-entérite',
    urgency: 'MEDIUM',
    affectedRaces,
    symptoms: ['vomissements', 'diarrhée', 'perte d’appétit', 'abattement'],
    description: 'Irritation de l’estomac et de l’intestin : nourriture, parasite, virus ou stress.',
    advice:
      'Laissez de l’eau, donnez de petits repas digestes. Chez un jeune animal, s’il y a du sang ou après 24 heures, consultez un vétérinaire.',
    prevention: 'Changements d’alimentation progressifs, poubelles fermées.',
  },
  {
    name: 'Otite externe',
    urgency: 'LOW',
    affectedRaces,
    symptoms: [
      'secouer la tête',
      'mauvaise odeur de l’oreille',
      'écoulement de l’oreille',
      'démangeaisons',
      'douleur au toucher',
    ],
    description: 'Inflammation du conduit de l’oreille : levures, bactéries, parasites ou épillet.',
    advice: 'Ne mettez ni coton-tige ni produit avant l’examen du tympan. Consultez un vétérinaire dans la semaine.',
    prevention: 'Sécher les oreilles après le bain, les inspecter en été.',
  },
  {
    name: 'Conjonctivite',
    urgency: 'LOW',
    affectedRaces,
    symptoms: ['œil rouge', 'larmoiement', 'gonflement des paupières', 'éternuements'],
    description: 'Inflammation de la membrane de l’œil, infectieuse ou allergique.',
    advice:
      'Nettoyez l’œil au sérum physiologique, sans collyre humain. Si l’œil reste fermé ou au-delà de deux jours, consultez un vétérinaire.',
  },
  {
    name: 'Ulcère de la cornée',
    urgency: 'HIGH',
    affectedRaces,
    symptoms: ['œil fermé', 'œil rouge', 'larmoiement', 'vision troublée'],
    description: 'Plaie de la surface de l’œil, par griffure ou corps étranger ; l’œil peut se perforer.',
    advice:
      'Appelez un vétérinaire immédiatement et empêchez l’animal de se frotter. Consultez un vétérinaire le jour même.',
  },
  {
    name: 'Glaucome',
    urgency: 'HIGH',
    affectedRaces,
    symptoms: ['œil rouge', 'pupilles dilatées', 'vision troublée', 'œil fermé', 'abattement'],
    description: 'La pression monte dans l’œil ; la vue se perd en un à deux jours.',
    advice:
      'Appelez un vétérinaire immédiatement : chaque heure compte pour la vue. Consultez un vétérinaire le jour même.',
  },
  {
    name: 'Diabète sucré',
    urgency: 'MEDIUM',
    affectedRaces,
    symptoms: ['soif intense', 'mictions fréquentes', 'appétit augmenté', 'amaigrissement'],
    description: 'Manque d’insuline ou résistance à celle-ci : le sucre s’accumule dans le sang.',
    advice:
      'Notez ce que boit et mange l’animal. S’il vomit ou s’effondre, c’est une urgence. Consultez un vétérinaire sous 48 heures.',
    prevention: 'Poids de forme et activité.',
  },
  {
    name: 'Pancréatite',
    urgency: 'HIGH',
    affectedRaces,
    symptoms: ['vomissements', 'douleur au toucher', 'dos voûté', 'perte d’appétit', 'fièvre'],
    description: 'Inflammation brutale du pancréas, souvent après un repas gras.',
    advice: 'Appelez un vétérinaire immédiatement et ne donnez rien à manger. Consultez un vétérinaire le jour même.',
    prevention: 'Pas de restes de table.',
  },
  {
    name: 'Intoxication',
    urgency: 'HIGH',
    affectedRaces,
    symptoms: [
      'salivation excessive',
      'tremblements',
      'vomissements',
      'convulsions',
      'pupilles dilatées',
      'saignements de nez',
    ],
    description: 'Chocolat, antilimace, raticide, plante, médicament humain : le danger dépend de la dose et du délai.',
    advice:
      'Appelez un vétérinaire immédiatement ou un centre antipoison vétérinaire ; ne faites pas vomir, gardez l’emballage. Consultez un vétérinaire sans attendre.',
    prevention: 'Produits et médicaments hors de portée.',
  },
  {
    name: 'Coup de chaleur',
    urgency: 'HIGH',
    affectedRaces,
    symptoms: [
      'halètement',
      'difficulté à respirer',
      'salivation excessive',
      'gencives rouges',
      'perte d’équilibre',
      'évanouissement',
    ],
    description: 'La température du corps dépasse 40 °C et les organes souffrent.',
    advice:
      'Appelez un vétérinaire immédiatement, mettez l’animal à l’ombre et mouillez-le d’eau fraîche, jamais glacée. Consultez un vétérinaire même s’il va mieux.',
    prevention: 'Jamais dans une voiture au soleil, sorties tôt ou tard.',
  },
  {
    name: 'Dermatite par allergie aux puces',
    urgency: 'LOW',
    affectedRaces,
    symptoms: ['démangeaisons', 'chute de poils', 'croûtes', 'peau rouge'],
    description: 'Quelques piqûres suffisent à un animal sensible, surtout au bas du dos.',
    advice: 'Traitez tous les animaux et la maison le même jour. Si la peau suinte, consultez un vétérinaire.',
    prevention: 'Antiparasitaire toute l’année.',
  },
  {
    name: 'Teigne',
    urgency: 'LOW',
    affectedRaces,
    symptoms: ['chute de poils', 'pellicules', 'croûtes'],
    description: 'Champignon de la peau en plaques rondes, transmissible à l’homme.',
    advice:
      'Portez des gants, isolez l’animal et lavez les textiles à 60 °C. Consultez un vétérinaire dans la semaine.',
  },
  {
    name: 'Vers intestinaux',
    urgency: 'LOW',
    affectedRaces,
    symptoms: ['vers dans les selles', 'diarrhée', 'ventre gonflé', 'amaigrissement', 'traînement du derrière'],
    description: 'Ascaris, ténias et autres vers, fréquents chez les jeunes et les chasseurs.',
    advice: 'Le vermifuge dépend du ver et du poids : n’en donnez pas au hasard et consultez un vétérinaire.',
    prevention: 'Vermifuge tous les trois mois, plus souvent chez le jeune.',
  },
  {
    name: 'Maladie parodontale',
    urgency: 'LOW',
    affectedRaces,
    symptoms: ['mauvaise haleine', 'gencives rouges', 'dents mobiles', 'douleur dentaire', 'salivation excessive'],
    description: 'Le tartre infecte la gencive puis déchausse les dents.',
    advice:
      'Donnez une nourriture molle si mâcher fait mal. Un détartrage est sans doute utile : consultez un vétérinaire.',
    prevention: 'Brossage des dents, friandises à mâcher adaptées.',
  },
  {
    name: 'Arthrose',
    urgency: 'LOW',
    affectedRaces,
    symptoms: ['raideur le matin', 'boiterie', 'difficulté à se lever', 'douleur au toucher'],
    description: 'Usure des articulations avec l’âge, le poids ou une ancienne blessure.',
    advice:
      'Gardez l’animal actif en douceur et mince, sur un couchage épais. Aucun antidouleur humain ; consultez un vétérinaire.',
  },
]
