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
      text: 'le nom de la personne, au besoin un téléphone et des précisions. Pour tenir ce qui a été convenu. N’y écrivez pas de données de santé\u00a0: dites une allergie de vive voix.',
    },
    { what: 'Avis', text: 'leur texte, leur note, leur date et leur auteur. Pour les publier après relecture.' },
    {
      what: 'Assistant vétérinaire',
      text: 'la race et les symptômes de l’animal, sans votre nom. Pour répondre et améliorer les réponses.',
    },
    {
      what: 'Sécurité',
      text: 'une empreinte de l’adresse IP de qui se connecte, s’inscrit ou interroge l’assistant, pour freiner les essais de mot de passe et les abus\u00a0; les actions de l’équipe sur ces données.',
    },
  ],
  explained: '\u00a0: ',
  time: 'Combien de temps',
  timeItems: [
    'Empreintes d’adresses IP\u00a0: un jour au plus après le dernier essai ou le dernier usage.',
    'Sessions de connexion\u00a0: effacées une fois terminées.',
    'Consultations de l’assistant\u00a0: la durée réglée par l’administration, puis effacées d’elles-mêmes.',
    'Comptes, commandes, réservations et avis\u00a0: rien ne les efface automatiquement. Ils sont effacés à votre demande, sauf ce que la loi oblige à garder.',
  ],
  access: 'Qui y a accès',
  accessText:
    'Les personnes du restaurant concerné, et l’administration du site. Rien n’est vendu ni transmis à d’autres, hormis l’hébergeur, qui stocke les données.',
  rights: 'Vos droits',
  rightsText:
    'Vous pouvez demander à voir vos données, à les recevoir, à les corriger, à les effacer, ou vous opposer à leur usage. En cas de désaccord, la CNIL peut être saisie (cnil.fr).',
  facts: { controller: 'Responsable du traitement', address: 'Adresse', email: 'Courriel' },
} as const
