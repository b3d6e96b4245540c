import { house, type KeptTimes } from '../config.ts'
import { formatPlural } from '../format/counts.ts'

/** The legal notice (LCEN, art. 1-1). */
export const legalNoticeMessages = {
  get intro() {
    return `Qui publie et qui héberge le site ${house.name}.`
  },
  publisher: 'Éditeur',
  host: 'Hébergeur',
  facts: {
    name: 'Nom ou raison sociale',
    registration: 'Forme et immatriculation',
    address: 'Adresse',
    director: 'Directeur de la publication',
    email: 'Courriel',
    phone: 'Téléphone',
    mediator: 'Médiateur de la consommation',
  },
  prices: 'Prix et allergènes',
  pricesText:
    'Les prix de la carte sont en euros, toutes taxes comprises. Les allergènes sont ceux que les cuisines déclarent pour chaque plat\u00a0; un plat dont ils ne sont pas renseignés le dit, et ne passe jamais pour n’en contenir aucun.',
  disputes: 'Litiges',
  disputesText: 'Une réclamation s’adresse d’abord au restaurant ou à l’éditeur du site.',
  works: 'Textes, dessins et caractères',
  get worksText() {
    return `Les textes et les dessins sont ceux de ${house.name}. Les caractères sont Fraunces et Figtree, sous la licence libre SIL Open Font License.`
  },
  seeAlso: 'Voir aussi',
  and: 'et',
} as const

const consultations = (days: number | null) =>
  days === null
    ? 'Consultations de l’assistant\u00a0: la durée réglée par l’administration, puis effacées d’elles-mêmes.'
    : `Consultations de l’assistant\u00a0: ${formatPlural(days, 'jour')}, puis effacées d’elles-mêmes.`

function customers(years: KeptTimes['customerYears']): string {
  if (years === null)
    return 'Commandes, réservations, événements et avis\u00a0: la durée que décide le restaurant, à qui vous pouvez demander leur effacement.'
  if (years === 'ever')
    return 'Commandes, réservations, événements et avis\u00a0: rien ne les efface automatiquement. Votre nom, vos contacts et vos textes sont effacés à votre demande.'
  return `Commandes, réservations, événements et avis\u00a0: ${formatPlural(years, 'an')} après le dernier d’entre eux, ou plus tôt à votre demande, votre nom, vos contacts et vos textes sont effacés.`
}

/** The times that this site keeps by its settings, and those that never change. */
const timeItems = ({ consultationDays, customerYears }: KeptTimes) => [
  'Empreintes d’adresses IP\u00a0: un jour au plus après le dernier essai ou le dernier usage.',
  'Sessions de connexion\u00a0: effacées une fois terminées.',
  consultations(consultationDays),
  customers(customerYears),
  'Signalements d’avis\u00a0: un an après la décision.',
  'Ce qui est effacé ne laisse que des montants, des jours et des nombres, sans nom\u00a0: les comptes l’exigent.',
  'Messages qui vous sont destinés\u00a0: trois mois une fois partis ou transmis, un an sinon.',
  'Comptes de l’équipe\u00a0: tant qu’ils servent, puis effacés à la demande de la personne.',
]

/** How the product handles personal data (RGPD, art. 13). */
export const privacyMessages = {
  intro: 'Ce que ce site sait de vous, pourquoi, et combien de temps. Il ne pose aucun cookie et ne vous suit pas.',
  reading: 'En lisant le site',
  readingItems: [
    'Aucun cookie, aucune mesure d’audience, aucune publicité.',
    'Aucune requête vers un tiers\u00a0: pages, images et caractères viennent de ce site. Votre navigateur n’en contacte pas d’autre.',
    'Le journal du serveur note le type de page demandé, la réponse et sa durée, sans votre adresse IP ni ce que vous avez cherché.',
  ],
  browser: 'Dans votre navigateur',
  browserText:
    'Si vous vous connectez, la session est gardée dans le stockage local de votre navigateur, avec vos préférences d’affichage et les formulaires commencés. Rien n’en part vers un tiers\u00a0; la déconnexion efface la session, et les réglages du navigateur effacent le tout.',
  kept: 'Ce qui est enregistré, et pourquoi',
  keptItems: [
    {
      what: 'Compte',
      text: 'identifiant, courriel, nom, prénom, mot de passe (seulement sous une forme chiffrée qui ne permet pas de le retrouver), et les appareils connectés. Pour vous reconnaître et vous donner vos droits.',
    },
    {
      what: 'Commandes, réservations, événements',
      text: 'le nom de la personne, un téléphone ou un e-mail, et des précisions, dites au restaurant ou demandées sur ce site. Pour tenir ce qui a été convenu. N’y écrivez pas de données de santé\u00a0: dites une allergie de vive voix.',
    },
    {
      what: 'Messages',
      text: 'ce que le restaurant vous écrit d’une réservation, d’un événement ou d’une commande, avec votre nom et votre contact. Pour vous le faire parvenir, et savoir si c’est fait. Aucune image ne dit si vous l’avez lu. Le lien sous chaque message permet d’en recevoir moins\u00a0; ce choix est gardé avec une empreinte de votre contact, jusqu’à ce que vous en changiez.',
    },
    { what: 'Avis', text: 'leur texte, leur note, leur date et leur auteur. Pour les publier après relecture.' },
    {
      what: 'Signalements d’avis',
      text: 'le motif, l’explication et, si vous les donnez, votre nom et un contact. Pour décider de l’avis et vous faire connaître la décision. Le restaurant de l’avis ne voit ni ce nom ni ce contact.',
    },
    {
      what: 'Assistant vétérinaire',
      text: 'la race et les symptômes de l’animal, sans votre nom. Pour répondre et améliorer les réponses.',
    },
    {
      what: 'Sécurité',
      text: 'une empreinte de l’adresse IP de qui se connecte, s’inscrit, interroge l’assistant ou envoie une demande, pour freiner les essais de mot de passe et les abus\u00a0; les actions de l’équipe sur ces données.',
    },
  ],
  explained: '\u00a0: ',
  time: 'Combien de temps',
  timeItems,
  access: 'Qui y a accès',
  accessText:
    'Les personnes du restaurant concerné, et l’administration du site. Rien n’est vendu ni transmis à d’autres, hormis l’hébergeur, qui stocke les données, et le service de courrier du restaurant, s’il en a réglé un, qui porte les messages.',
  rights: 'Vos droits',
  rightsText:
    'Vous pouvez demander à voir vos données, à les recevoir, à les corriger, à les effacer, ou vous opposer à leur usage. En cas de désaccord, la CNIL peut être saisie (cnil.fr).',
  facts: { controller: 'Responsable du traitement', address: 'Adresse', email: 'Courriel' },
} as const

/** Accessibility statement. */
export const accessibilityMessages = {
  get intro() {
    return `${house.name} veut être utilisable par tout le monde, avec ou sans souris, à l’écran ou à l’oreille.`
  },
  state: 'État',
  stateText:
    'Le site vise le niveau AA des règles WCAG 2.2, plus récentes que celles du RGAA. Il n’a pas été audité par un organisme extérieur\u00a0: aucun taux de conformité n’est donc annoncé.',
  checked: 'Ce qui est vérifié à chaque version',
  checkedItems: [
    'Les pages, en clair et en sombre, sur petit et grand écran, par un outil automatique (axe-core).',
    'Des parcours entiers au clavier\u00a0: choisir un plat, se connecter, réserver.',
    'Le contraste de chaque texte avec son fond\u00a0: au moins 4,5 pour 1.',
    'La lecture sans JavaScript\u00a0: restaurants, horaires, carte et allergènes restent complets.',
    'Sur 320 pixels de large, soit un grand écran agrandi à 400\u00a0%, rien ne déborde sur le côté.',
    'Les animations, supprimées pour qui a demandé moins de mouvement.',
  ],
  limits: 'Limites connues',
  limitItems: [
    'Un outil automatique ne voit pas tout, et aucun essai avec un lecteur d’écran n’est encore consigné.',
    'La connexion a besoin de JavaScript.',
    'Certains messages de création d’un restaurant, côté gestion, sont en anglais.',
  ],
  tell: 'Signaler une difficulté',
  tellText: 'Dites-nous la page, ce que vous vouliez faire et l’outil que vous utilisez.',
  noAnswer: 'Sans réponse satisfaisante, le Défenseur des droits peut être saisi (defenseurdesdroits.fr).',
} as const
