import { house } from '../config.ts'

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
