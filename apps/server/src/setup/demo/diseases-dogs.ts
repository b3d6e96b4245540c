import type { DemoDisease } from './diseases-vocabulary.ts'

/** Diseases of dogs. */
export const dogDiseases: readonly DemoDisease[] = [
  {
    name: 'Torsion de l’estomac',
    urgency: 'HIGH',
    affectedRaces: ['Berger allemand', 'Boxer', 'Rottweiler', 'chien'],
    symptoms: [
      'tentatives de vomir sans résultat',
      'ventre gonflé',
      'salivation excessive',
      'halètement',
      'abattement',
    ],
    description: 'L’estomac se dilate et se retourne ; l’issue est mortelle en quelques heures sans chirurgie.',
    advice:
      'Appelez un vétérinaire immédiatement et partez pour la clinique sans rien donner à boire ni à manger. Consultez un vétérinaire d’urgence.',
    prevention: 'Deux petits repas par jour, repos une heure après chacun.',
  },
  {
    name: 'Parvovirose',
    urgency: 'HIGH',
    affectedRaces: ['chien'],
    symptoms: ['diarrhée sanglante', 'vomissements', 'fièvre', 'abattement', 'perte d’appétit', 'gencives pâles'],
    description: 'Infection virale de l’intestin, foudroyante chez le chiot non vacciné.',
    advice:
      'Appelez un vétérinaire immédiatement et isolez le chien des autres. Consultez un vétérinaire le jour même.',
    prevention: 'Vaccination du chiot et rappels.',
  },
  {
    name: 'Toux du chenil',
    urgency: 'LOW',
    affectedRaces: ['chien'],
    symptoms: ['toux', 'aboiements rauques', 'nez qui coule', 'régurgitations'],
    description: 'Inflammation contagieuse de la trachée, attrapée en pension ou en exposition.',
    advice:
      'Laissez le chien au repos, au harnais plutôt qu’au collier, loin des autres. Si la toux dure plus de cinq jours, consultez un vétérinaire.',
    prevention: 'Vaccination avant un séjour en collectivité.',
  },
  {
    name: 'Piroplasmose',
    urgency: 'HIGH',
    affectedRaces: ['chien'],
    symptoms: ['fièvre', 'urines foncées', 'gencives pâles', 'abattement', 'perte d’appétit'],
    description: 'Parasite du sang transmis par une tique ; il détruit les globules rouges.',
    advice:
      'Appelez un vétérinaire immédiatement et cherchez des tiques. Consultez un vétérinaire le jour même : le traitement agit vite.',
    prevention: 'Antiparasitaire toute l’année et inspection après la promenade.',
  },
  {
    name: 'Leptospirose',
    urgency: 'HIGH',
    affectedRaces: ['chien'],
    symptoms: [
      'fièvre',
      'vomissements',
      'gencives jaunes',
      'urines foncées',
      'difficulté à uriner',
      'soif intense',
      'abattement',
    ],
    description: 'Bactérie des eaux stagnantes et de l’urine des rongeurs, transmissible à l’homme.',
    advice:
      'Appelez un vétérinaire immédiatement et portez des gants pour nettoyer les urines. Consultez un vétérinaire le jour même.',
    prevention: 'Vaccination annuelle ; pas de baignade en eau stagnante.',
  },
  {
    name: 'Dysplasie de la hanche',
    urgency: 'LOW',
    affectedRaces: ['Berger allemand', 'Labrador', 'Golden retriever', 'Rottweiler'],
    symptoms: ['boiterie', 'difficulté à se lever', 'raideur le matin', 'intolérance à l’effort'],
    description: 'Malformation de la hanche des grandes races, qui use l’articulation.',
    advice:
      'Limitez les sauts et les escaliers, surveillez le poids. Des radiographies sont utiles : consultez un vétérinaire.',
    prevention: 'Croissance lente, poids de forme et parents dépistés.',
  },
  {
    name: 'Hernie discale',
    urgency: 'HIGH',
    affectedRaces: ['Teckel', 'Bouledogue français', 'Shih Tzu', 'chien'],
    symptoms: [
      'paralysie des pattes arrière',
      'dos voûté',
      'douleur au toucher',
      'difficulté à se lever',
      'tremblements',
    ],
    description: 'Un disque de la colonne comprime la moelle épinière.',
    advice:
      'Appelez un vétérinaire immédiatement, portez le chien à plat sur une planche. Consultez un vétérinaire dans les heures qui suivent.',
    prevention: 'Pas de sauts, rampe pour le canapé et la voiture, poids de forme.',
  },
  {
    name: 'Syndrome brachycéphale',
    urgency: 'MEDIUM',
    affectedRaces: ['Bouledogue français', 'Carlin', 'Shih Tzu', 'Boxer'],
    symptoms: ['difficulté à respirer', 'halètement', 'intolérance à l’effort', 'évanouissement', 'régurgitations'],
    description: 'Les races à nez court respirent mal : narines étroites et voile du palais trop long.',
    advice:
      'Évitez chaleur et effort, préférez le harnais. Langue bleue : urgence. Dans tous les cas, consultez un vétérinaire.',
  },
  {
    name: 'Maladie de la valve mitrale',
    urgency: 'MEDIUM',
    affectedRaces: ['Cavalier King Charles', 'Caniche', 'Chihuahua', 'Yorkshire'],
    symptoms: ['toux', 'essoufflement', 'intolérance à l’effort', 'évanouissement'],
    description: 'Usure d’une valve du cœur, la plus courante des maladies cardiaques du petit chien.',
    advice:
      'Comptez les respirations du chien endormi : au-delà de 30 par minute, appelez sans tarder. Consultez un vétérinaire dans la semaine.',
  },
  {
    name: 'Épilepsie idiopathique',
    urgency: 'HIGH',
    affectedRaces: ['Border collie', 'Beagle', 'Labrador', 'Berger australien', 'chien'],
    symptoms: ['convulsions', 'salivation excessive', 'pertes urinaires', 'tremblements', 'perte d’équilibre'],
    description: 'Crises répétées sans lésion visible du cerveau, qui commencent entre un et cinq ans.',
    advice:
      'Appelez un vétérinaire immédiatement si la crise dépasse cinq minutes ; éloignez les meubles et ne touchez pas la gueule. Consultez un vétérinaire après toute crise.',
  },
  {
    name: 'Dermatite atopique',
    urgency: 'LOW',
    affectedRaces: ['Bouledogue français', 'Labrador', 'Golden retriever', 'chien'],
    symptoms: ['démangeaisons', 'lécher les pattes', 'peau rouge', 'chute de poils', 'secouer la tête'],
    description: 'Allergie aux pollens, acariens ou moisissures, qui s’exprime par la peau.',
    advice:
      'Rincez les pattes après la promenade et notez les saisons des crises. Les traitements soulagent bien : consultez un vétérinaire.',
  },
  {
    name: 'Pyomètre',
    urgency: 'HIGH',
    affectedRaces: ['chien'],
    symptoms: ['écoulement vulvaire', 'soif intense', 'fièvre', 'abattement', 'ventre gonflé'],
    description: 'Infection de l’utérus de la chienne non stérilisée, dans les deux mois qui suivent les chaleurs.',
    advice:
      'Appelez un vétérinaire immédiatement : il faut souvent opérer le jour même. Consultez un vétérinaire d’urgence.',
    prevention: 'Stérilisation.',
  },
  {
    name: 'Hypothyroïdie du chien',
    urgency: 'LOW',
    affectedRaces: ['Golden retriever', 'Labrador', 'Boxer', 'Beagle'],
    symptoms: ['prise de poids', 'chute de poils', 'abattement', 'pellicules', 'tremblements de froid'],
    description: 'La thyroïde travaille trop peu ; le chien ralentit et grossit sans manger plus.',
    advice: 'Pesez le chien chaque mois. Une prise de sang suffit à le savoir : consultez un vétérinaire.',
  },
  {
    name: 'Leishmaniose',
    urgency: 'MEDIUM',
    affectedRaces: ['chien'],
    symptoms: ['amaigrissement', 'chute de poils', 'croûtes', 'saignements de nez', 'pellicules', 'abattement'],
    description: 'Parasite transmis par un petit moucheron du pourtour méditerranéen.',
    advice:
      'Dites au vétérinaire si le chien a séjourné dans le Midi, même il y a des années. Consultez un vétérinaire dans la semaine.',
    prevention: 'Collier ou pipette répulsifs, nuits à l’intérieur en été, vaccin.',
  },
]
