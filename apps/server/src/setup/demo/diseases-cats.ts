import type { DemoDisease } from './diseases-vocabulary.ts'

/** Diseases of cats. */
export const catDiseases: readonly DemoDisease[] = [
  {
    name: 'Coryza',
    urgency: 'MEDIUM',
    affectedRaces: ['chat'],
    symptoms: [
      'éternuements',
      'écoulement nasal',
      'larmoiement',
      'fièvre',
      'perte d’appétit',
      'ulcères dans la bouche',
    ],
    description: 'Infection respiratoire très contagieuse entre chats, due à des virus et parfois à des bactéries.',
    advice:
      'Gardez le chat au chaud, nettoyez ses yeux et son nez, proposez une nourriture tiède et odorante. Consultez un vétérinaire sous 24 heures.',
    prevention: 'Vaccination annuelle et isolement des chats malades.',
  },
  {
    name: 'Typhus du chat',
    urgency: 'HIGH',
    affectedRaces: ['chat'],
    symptoms: ['vomissements', 'diarrhée sanglante', 'fièvre', 'abattement', 'perte d’appétit'],
    description: 'Infection virale grave de l’intestin, souvent mortelle chez le chaton non vacciné.',
    advice:
      'Appelez un vétérinaire immédiatement : la déshydratation est rapide. Isolez le chat des autres et consultez un vétérinaire le jour même.',
    prevention: 'Vaccination dès l’âge de huit semaines, puis rappels.',
  },
  {
    name: 'Insuffisance rénale chronique du chat',
    urgency: 'MEDIUM',
    affectedRaces: ['Persan', 'Abyssin', 'chat'],
    symptoms: [
      'soif intense',
      'mictions fréquentes',
      'amaigrissement',
      'vomissements',
      'mauvaise haleine',
      'perte d’appétit',
    ],
    description: 'Perte lente et définitive du fonctionnement des reins, fréquente chez le chat âgé.',
    advice:
      'Laissez toujours de l’eau fraîche et notez ce que boit le chat. Une prise de sang est nécessaire : consultez un vétérinaire dans la semaine.',
    prevention: 'Bilan sanguin chaque année à partir de sept ans.',
  },
  {
    name: 'Obstruction urinaire du chat mâle',
    urgency: 'HIGH',
    affectedRaces: ['chat'],
    symptoms: ['difficulté à uriner', 'sang dans les urines', 'douleur au toucher', 'abattement', 'vomissements'],
    description: 'Un bouchon ou un calcul empêche l’urine de sortir ; la vie du chat est en jeu en un à deux jours.',
    advice:
      'Appelez un vétérinaire immédiatement, de jour comme de nuit, et n’appuyez pas sur le ventre. Consultez un vétérinaire sans attendre.',
    prevention: 'Alimentation humide, eau à volonté et litière propre.',
  },
  {
    name: 'Cystite idiopathique du chat',
    urgency: 'MEDIUM',
    affectedRaces: ['chat'],
    symptoms: ['mictions fréquentes', 'sang dans les urines', 'pertes urinaires', 'douleur au toucher'],
    description: 'Inflammation de la vessie sans infection, souvent liée au stress.',
    advice:
      'Réduisez le stress et augmentez l’eau de la ration. Si le chat n’urine plus du tout, c’est une urgence. Consultez un vétérinaire sous 24 heures.',
    prevention: 'Une litière par chat plus une, des cachettes et des jeux.',
  },
  {
    name: 'Hyperthyroïdie du chat',
    urgency: 'MEDIUM',
    affectedRaces: ['chat'],
    symptoms: ['amaigrissement', 'appétit augmenté', 'soif intense', 'vomissements', 'agressivité soudaine'],
    description: 'La thyroïde produit trop d’hormones ; maladie du chat de plus de dix ans.',
    advice:
      'Pesez le chat chaque semaine. Le diagnostic se fait par prise de sang et le traitement est efficace : consultez un vétérinaire dans la semaine.',
  },
  {
    name: 'Acné féline',
    urgency: 'LOW',
    affectedRaces: ['Persan', 'Sphynx', 'chat'],
    symptoms: ['boutons sur le menton', 'croûtes', 'peau rouge'],
    description: 'Points noirs et boutons du menton, parfois surinfectés.',
    advice:
      'Remplacez les gamelles de plastique par de la céramique et lavez-les chaque jour. Si cela dure ou gonfle, consultez un vétérinaire.',
    prevention: 'Gamelles en verre ou en céramique.',
  },
  {
    name: 'Gingivo-stomatite du chat',
    urgency: 'MEDIUM',
    affectedRaces: ['Siamois', 'Maine Coon', 'chat'],
    symptoms: [
      'gencives rouges',
      'mauvaise haleine',
      'salivation excessive',
      'difficulté à avaler',
      'ulcères dans la bouche',
    ],
    description: 'Inflammation douloureuse et durable de toute la bouche.',
    advice: 'Donnez une nourriture molle et tiède. Ne donnez aucun antidouleur humain et consultez un vétérinaire.',
  },
  {
    name: 'Cardiomyopathie hypertrophique du chat',
    urgency: 'HIGH',
    affectedRaces: ['Maine Coon', 'Ragdoll', 'British Shorthair', 'Sphynx', 'chat'],
    symptoms: [
      'essoufflement',
      'difficulté à respirer',
      'intolérance à l’effort',
      'paralysie des pattes arrière',
      'évanouissement',
    ],
    description: 'Épaississement du muscle du cœur ; un caillot peut bloquer les pattes arrière.',
    advice:
      'Appelez un vétérinaire immédiatement si le chat respire la bouche ouverte ou ne bouge plus ses pattes. Évitez tout effort et consultez un vétérinaire.',
    prevention: 'Échographie du cœur des races prédisposées.',
  },
  {
    name: 'Asthme félin',
    urgency: 'MEDIUM',
    affectedRaces: ['Siamois', 'chat'],
    symptoms: ['toux', 'difficulté à respirer', 'essoufflement', 'intolérance à l’effort'],
    description: 'Rétrécissement des bronches par crises, souvent allergique.',
    advice:
      'Écartez fumée, aérosols et litière poussiéreuse. Une gueule ouverte pour respirer est une urgence ; sinon consultez un vétérinaire sous quelques jours.',
  },
  {
    name: 'Péritonite infectieuse féline',
    urgency: 'HIGH',
    affectedRaces: ['Bengal', 'Ragdoll', 'Sacré de Birmanie', 'chat'],
    symptoms: ['fièvre', 'ventre gonflé', 'amaigrissement', 'abattement', 'gencives jaunes'],
    description: 'Complication grave d’un coronavirus du chat, surtout avant deux ans.',
    advice:
      'Appelez un vétérinaire immédiatement : un traitement existe et chaque jour compte. Consultez un vétérinaire le jour même.',
  },
  {
    name: 'Abcès de morsure',
    urgency: 'MEDIUM',
    affectedRaces: ['chat'],
    symptoms: ['abcès', 'fièvre', 'douleur au toucher', 'boiterie', 'grosseur sous la peau'],
    description: 'Poche de pus qui apparaît quelques jours après une bagarre.',
    advice: 'Ne percez pas l’abcès. Empêchez le chat de se lécher et consultez un vétérinaire sous 24 heures.',
    prevention: 'Stérilisation et sorties limitées la nuit.',
  },
]
