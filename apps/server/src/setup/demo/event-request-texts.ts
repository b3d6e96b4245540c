import type { EventType } from '@potager/domain/event-request'
import type { Weekday } from '@potager/domain/time'

/** Typical events of a kind: number of people, days and start times, hours they last, price per person in euros. */
export type EventRequestTexts = {
  people: readonly [min: number, max: number]
  days: readonly Weekday[]
  starts: readonly string[]
  hours: readonly number[]
  euros: number
  titles: readonly string[]
  descriptions: readonly string[]
  requests: readonly string[]
}

const workdays: readonly Weekday[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']

/** All people and companies are made up. */
export const eventRequestTexts: Record<EventType, EventRequestTexts> = {
  ANNIVERSAIRE_ENFANT: {
    people: [8, 18],
    days: ['WEDNESDAY', 'SATURDAY', 'SUNDAY'],
    starts: ['14:00', '15:00'],
    hours: [2, 3],
    euros: 18,
    titles: [
      'Les 8 ans de Louise',
      'Anniversaire de Gabin',
      'Les 10 ans d’Inès',
      'Fête des jumeaux Marius et Rose',
      'Les 6 ans de Malo',
      'Anniversaire surprise de Jeanne',
      'Goûter d’anniversaire de Noé',
      'Les 12 ans de Fatou',
    ],
    descriptions: [
      'Un goûter avec gâteau au chocolat, jus de pomme et un coin pour ouvrir les cadeaux. Deux parents restent sur place.',
      'Atelier galettes avec le chef puis goûter. Les enfants repartent avec leur tablier.',
      'Une chasse au trésor dans la salle, puis le gâteau et les bougies vers 16 heures.',
    ],
    requests: [
      'Quatre chaises hautes et de la place pour les poussettes.',
      'Pas de fruits à coque dans le gâteau, merci.',
      'Nous apportons la décoration une heure avant.',
    ],
  },
  CONFERENCE: {
    people: [24, 48],
    days: ['TUESDAY', 'THURSDAY', 'SATURDAY'],
    starts: ['14:00', '15:00', '18:00'],
    hours: [2, 3],
    euros: 22,
    titles: [
      'Conférence « Manger local en ville »',
      'Rencontre avec une maraîchère',
      'Les légumineuses, une affaire d’avenir',
      'Table ronde « Bio et petit budget »',
      'L’eau au jardin : conférence publique',
      'Présentation d’un livre de cuisine végétale',
      'Les semences paysannes expliquées',
      'Conférence sur le zéro déchet au restaurant',
    ],
    descriptions: [
      'Une heure de conférence, des questions du public, puis un buffet debout avec des produits de saison.',
      'Trois intervenants, un animateur et un verre de l’amitié à la fin. Entrée libre sur inscription.',
      'Présentation avec projection, dédicace et petite restauration pendant l’entracte.',
    ],
    requests: [
      'Un vidéoprojecteur, un écran et deux micros sans fil.',
      'Les chaises en rangs, sans tables, et une estrade si possible.',
      'Une prise près du pupitre et la wifi pour l’orateur.',
    ],
  },
  SEMINAIRE: {
    people: [10, 22],
    days: workdays,
    starts: ['12:00', '14:00'],
    hours: [4, 6],
    euros: 46,
    titles: [
      'Séminaire de rentrée de l’agence Ombelle',
      'Journée d’équipe des Éditions du Fenouil',
      'Séminaire annuel de la coopérative Terrebrune',
      'Atelier de stratégie de la mutuelle Valmont',
      'Formation des nouveaux de Sarment & Cie',
      'Séminaire d’architectes Atelier Lisière',
      'Journée de travail du réseau Semis Libres',
      'Rencontre des délégués de la filière houblon',
    ],
    descriptions: [
      'Déjeuner assis puis ateliers par petits groupes. Pause avec boissons chaudes vers 16 heures.',
      'Une demi-journée au calme, un tableau blanc et un repas végétarien servi sur place.',
      'Plénière en début d’après-midi, deux ateliers, puis une collation avant de repartir en train.',
    ],
    requests: [
      'Un tableau blanc, des feutres et une salle à l’écart du service.',
      'Deux personnes mangent sans gluten.',
      'Facture au nom de la société, merci de prévoir un devis.',
    ],
  },
  REUNION_ENTREPRISE: {
    people: [5, 14],
    days: workdays,
    starts: ['12:00', '14:00', '15:00'],
    hours: [2, 3],
    euros: 31,
    titles: [
      'Déjeuner du conseil d’administration',
      'Réunion commerciale du trimestre',
      'Comité de direction de Lumen & Fils',
      'Lancement d’un projet avec un client',
      'Bilan de l’association des riverains',
      'Réunion d’équipe de la librairie Pages Vertes',
      'Entretien avec des partenaires allemands',
      'Point annuel des bénévoles',
    ],
    descriptions: [
      'Un déjeuner rapide puis deux heures de travail autour d’une grande table.',
      'Réunion à huis clos, café et pâtisseries à l’arrivée, pas de repas.',
      'Nous avons besoin d’une table ronde, de calme et d’un plateau de fromages affinés à la fin.',
    ],
    requests: [
      'Un écran pour brancher un ordinateur portable.',
      'Menu unique, à convenir une semaine avant.',
      'Un participant se déplace en fauteuil roulant.',
    ],
  },
  AUTRE: {
    people: [16, 46],
    days: ['THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
    starts: ['12:00', '18:00'],
    hours: [3, 4],
    euros: 36,
    titles: [
      'Départ en retraite de Mireille',
      'Pot de thèse de Yasmine',
      'Repas de la chorale Grand Air',
      'Vernissage d’une exposition de photographies',
      'Dîner des anciens élèves',
      'Repas de quartier',
      'Noces de coton',
      'Soirée jeux de la ludothèque',
    ],
    descriptions: [
      'Un repas assis en trois services, avec un discours entre le plat et le dessert.',
      'Buffet debout, tables hautes et un peu de musique à volume raisonnable.',
      'Grande tablée conviviale ; chacun paie sa part, merci de prévoir des additions séparées.',
    ],
    requests: [
      'Nous venons avec une guitare, sans sonorisation.',
      'Un gâteau décoré sera livré dans l’après-midi.',
      'Une dizaine de personnes arriveront avec une heure de retard.',
    ],
  },
}

/** Reasons of refusal or cancellation. */
export const eventRequestRefusals: readonly string[] = [
  'Le restaurant est déjà privatisé ce jour-là.',
  'La salle est trop petite pour ce nombre de personnes.',
  'Travaux en cuisine à cette période.',
  'Le client a choisi une autre date.',
  'Pas assez de personnel pour assurer le service en plus de la salle.',
  'Le client a annulé : la rencontre est reportée au printemps.',
]
