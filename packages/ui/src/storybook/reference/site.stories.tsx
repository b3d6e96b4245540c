import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/site',
  id: 'reference-site',
  args: { entry: 'site' },
  render: referenced,
  tags: ['!test'],
})

export const Boundary = meta.story({
  name: 'Boundary · error boundary, crash',
  args: {
    what: 'Montre autre chose à la place de ce qui n’a pas pu être dessiné ; le reste de la page tient.',
    properties: {
      children: 'Ce qui est montré tant que rien n’échoue.',
      fallback: 'Ce qui est montré à la place.',
    },
  },
})

export const SiteButton = meta.story({
  name: 'SiteButton · bouton, action',
  args: {
    what: 'Un bouton du site ; en attente, il reste atteignable et ne prend aucun clic.',
    properties: {
      children: 'Les mots du bouton.',
      look: 'Principal ou secondaire ; secondaire sans elle.',
      pending: 'Vrai pendant que ce qu’il a lancé est en cours.',
    },
  },
})

export const DishCard = meta.story({
  name: 'DishCard · card, menu item, plat',
  args: {
    what: 'Un plat de la carte : prix et allergènes en vue, le reste derrière un lien.',
    properties: {
      dish: 'Le plat montré.',
      href: 'L’adresse de son détail.',
      onDetails: 'Appelée au clic sur le détail, une fois le script là.',
    },
  },
})

export const DishDialog = meta.story({
  name: 'DishDialog · dialog, modal, detail',
  args: {
    what: 'Un plat en détail : une fenêtre avec script ; sans lui, la même feuille au-dessus de la carte, fermée par son lien.',
    properties: {
      closeHref: 'L’adresse de la carte sans ce détail.',
      dish: 'Le plat montré.',
    },
  },
})

export const ExceptionNotice = meta.story({
  name: 'ExceptionNotice · notice, banner, closures',
  args: {
    what: 'Les fermetures et horaires exceptionnels à venir, le prochain d’abord ; rien s’il n’y en a pas.',
    properties: {
      exceptions: 'Les fermetures et horaires exceptionnels à venir.',
    },
  },
})

export const FeatureBadges = meta.story({
  name: 'FeatureBadges · badge, chip, tags',
  args: {
    what: 'Ce qu’offre un restaurant, chaque chose une fois ; rien quand il n’en dit rien.',
    properties: {
      features: 'Ce qu’il offre, tel que le service le donne.',
    },
  },
})

export const FormPage = meta.story({
  name: 'FormPage · form, page, layout',
  args: {
    what: 'Une page avec un formulaire sur une feuille de papier, vérifié par ses propres règles.',
    properties: {
      action: 'L’adresse où le navigateur l’envoie de lui-même ; sans elle il faut un script, et la page le dit.',
      children: 'Les champs et le bouton.',
      drawing: 'Le dessin à côté.',
      help: 'Une question et sa réponse, sous le formulaire.',
      intro: 'À quoi sert la page.',
      news: 'Ce qui vient d’être réussi, comme une inscription.',
      onBlur: 'Appelée quand un champ est quitté.',
      onSubmit: 'Appelée à l’envoi, une fois le script là.',
      other: 'L’autre formulaire, que l’on cherchait peut-être.',
      problem: 'Pourquoi le formulaire est revenu.',
      title: 'Le titre de la page.',
    },
  },
})

export const Hero = meta.story({
  name: 'Hero · banner, header, hero',
  args: {
    what: 'L’ouverture de l’accueil : la bienvenue, à côté d’une rangée de ce qui pousse.',
    properties: {
      tagline: 'La phrase sous le titre.',
      title: 'La bienvenue.',
    },
  },
})

export const HoursTable = meta.story({
  name: 'HoursTable · table, opening hours, schedule',
  args: {
    what: 'Les horaires de la semaine, aujourd’hui marqué ; un jour exceptionnel montre les deux.',
    properties: {
      exceptions: 'Les fermetures et horaires exceptionnels à venir.',
      hours: 'Les horaires de la semaine, par jour ; un jour absent est fermé.',
    },
  },
})

export const LinkButton = meta.story({
  name: 'LinkButton · link, button, cta',
  args: {
    what: 'Un lien qui a l’air d’un bouton.',
    properties: {
      children: 'Les mots du lien.',
      href: 'L’adresse où il mène.',
      onClick: 'Appelée quand on le suit, pour mener ailleurs si l’appareil le permet.',
      look: 'Principal ou secondaire ; secondaire sans elle.',
    },
  },
})

export const MenuFilter = meta.story({
  name: 'MenuFilter · filter, checkbox, allergens',
  args: {
    what: 'Ce que l’on veut voir de la carte : une catégorie, et sans quels allergènes. Marche sans script, par l’adresse.',
    properties: {
      action: 'L’adresse de la carte.',
      choice: 'Ce qui est choisi.',
      fields: 'Les noms des parties de son adresse.',
      kept: 'Des champs cachés que les filtres gardent dans l’adresse.',
      onChoose: 'Appelée avec le nouveau choix.',
    },
  },
})

export const RestaurantChoice = meta.story({
  name: 'RestaurantChoice · select, menu, filter',
  args: {
    what: 'De quel restaurant on veut voir la carte, ou celle du groupe. Marche sans script, par l’adresse.',
    properties: {
      action: 'L’adresse de la carte.',
      chosen: 'L’identifiant du restaurant montré ; absent pour toute la carte.',
      kept: 'Des champs cachés que le choix garde dans l’adresse.',
      name: 'La partie de l’adresse qui nomme le restaurant.',
      restaurants: 'Les restaurants entre lesquels choisir.',
    },
  },
})

export const Notice = meta.story({
  name: 'Notice · alert, empty, loading, message',
  args: {
    what: 'Ce qui tient la place d’un contenu qui n’est pas là : attendu, en échec, absent.',
    properties: {
      action: 'Le moyen de continuer.',
      children: 'Ce qui est dit.',
      drawing: 'Le dessin au-dessus ; aucun sans lui.',
      role: 'Comment c’est annoncé : tout de suite, ou à son tour.',
    },
  },
})

export const OpenBadge = meta.story({
  name: 'OpenBadge · badge, chip, status',
  args: {
    what: 'Si l’on peut venir maintenant, à l’heure du restaurant, et jusqu’à quand ou à partir de quand.',
    properties: {
      exceptions: 'Les fermetures et horaires exceptionnels à venir.',
      hours: 'Les horaires de la semaine, par jour ; un jour absent est fermé.',
    },
  },
})

export const PageShell = meta.story({
  name: 'PageShell · layout, shell, page',
  args: {
    what: 'Le cadre de chaque page du site : lien d’évitement, navigation, contenu, pied.',
    properties: {
      children: 'La page montrée dans le cadre.',
      onSignOut: 'Appelée pour se déconnecter.',
      signedIn: 'Vrai quand quelqu’un est connecté.',
      signingOut: 'Vrai pendant la déconnexion.',
      bare: 'Vrai là où le site n’a pas d’assistant : le pied n’y mène pas.',
    },
  },
})

export const PageTitle = meta.story({
  name: 'PageTitle · heading, title, h1',
  args: {
    what: 'Le titre d’une page, avec dessous ce à quoi elle sert.',
    properties: {
      children: 'Les mots du titre.',
      intro: 'À quoi sert la page.',
    },
  },
})

export const PasswordField = meta.story({
  name: 'PasswordField · input, password, mot de passe',
  args: {
    what: 'Un mot de passe, que l’on peut voir pendant qu’on le tape.',
    properties: {
      children: 'Ce qui accompagne le champ, dessous.',
      label: 'Le nom du champ.',
    },
  },
})

export const PasswordRules = meta.story({
  name: 'PasswordRules · checklist, validation',
  args: {
    what: 'Les règles d’un mot de passe, chacune marquée dès que ce qui est tapé la tient.',
    properties: {
      password: 'Ce qui est tapé.',
    },
  },
})

export const PlainPage = meta.story({
  name: 'PlainPage · page, layout, message',
  args: {
    what: 'Une page qui dit une seule chose, à côté d’un dessin.',
    properties: {
      children: 'Ce qu’elle dit.',
      drawing: 'Le dessin à côté.',
      title: 'Son titre.',
    },
  },
})

export const Prose = meta.story({
  name: 'Prose · article, text, page',
  args: {
    what: 'Une page à lire du haut en bas : un titre, son sujet, des parties titrées.',
    properties: {
      children: 'Les parties.',
      intro: 'De quoi parle la page.',
      title: 'Son titre.',
    },
  },
})

export const Rating = meta.story({
  name: 'Rating · rating, stars, note',
  args: {
    what: 'Une note moyenne et son nombre d’avis.',
    properties: {
      average: 'La moyenne, sur cinq.',
      count: 'Le nombre d’avis.',
    },
  },
})

export const RestaurantCard = meta.story({
  name: 'RestaurantCard · card, restaurant',
  args: {
    what: 'Un restaurant de l’accueil : nom, adresse, places, particularités, ouvert ou non, et comment y entrer.',
    properties: {
      rating: 'Sa note moyenne ; absente sans avis.',
      restaurant: 'Le restaurant.',
    },
  },
})

export const Retry = meta.story({
  name: 'Retry · button, retry, reload',
  args: {
    what: '« Réessayer » : redemande la page sans script, et fait avec lui ce que dit `onRetry`.',
    properties: {
      href: 'L’adresse à redemander.',
    },
  },
})

export const ReviewList = meta.story({
  name: 'ReviewList · list, reviews, comments',
  args: {
    what: 'Des avis publiés, dans l’ordre donné : note, texte, auteur, jours, réponse de la maison.',
    properties: {
      notices: 'Vrai quand chaque avis mène au formulaire qui le signale.',
      reviews: 'Les avis publiés, dans leur ordre.',
    },
  },
})

export const ReviewSection = meta.story({
  name: 'ReviewSection · reviews, comments, rating',
  args: {
    what: 'Ce que l’on a dit d’un restaurant : la moyenne, comment les avis sont vérifiés et classés, une page d’entre eux.',
    properties: {
      addressOf: 'Donne l’adresse d’une autre page d’avis.',
      list: 'Les avis de la page.',
      notices: 'Vrai quand chaque avis mène au formulaire qui le signale.',
      page: 'La page montrée, comptée à partir de 1.',
      rules: 'L’adresse des règles de publication ; celle de Potager sans elle.',
      summary: 'La moyenne et le nombre d’avis.',
    },
  },
})

export const RoomList = meta.story({
  name: 'RoomList · list, rooms',
  args: {
    what: 'Les salles d’un restaurant, ou les mots qui disent qu’il n’y en a pas.',
    properties: {
      rooms: 'Les salles.',
    },
  },
})

export const SectionHeading = meta.story({
  name: 'SectionHeading · heading, title, h2',
  args: {
    what: 'Le titre d’une partie, souligné à la main.',
    properties: {
      children: 'Les mots du titre.',
      id: 'L’id qui nomme la partie.',
    },
  },
})

export const StatedFacts = meta.story({
  name: 'StatedFacts · description list, details',
  args: {
    what: 'Des faits sur deux colonnes ; celui que personne n’a donné le dit.',
    properties: {
      facts: 'Les faits : un nom et sa valeur.',
      unstated: 'Les mots d’un fait qui manque.',
    },
  },
})

export const SiteSelect = meta.story({
  name: 'SiteSelect · select, choice, liste, choix',
  args: {
    what: 'Un choix dans une liste du navigateur sur le site public, avec son étiquette, son aide et son erreur.',
    properties: {
      label: 'Ce que l’on choisit.',
    },
  },
})

export const SiteTextArea = meta.story({
  name: 'SiteTextArea · textarea, message, texte',
  args: {
    what: 'Un texte de plusieurs lignes sur le site public, avec son étiquette, son aide et son erreur.',
    properties: {
      label: 'Ce que l’on écrit.',
    },
  },
})

export const SiteTextField = meta.story({
  name: 'SiteTextField · input, textbox, champ',
  args: {
    what: 'Un texte d’une ligne avec son libellé, son aide et son message ; il tient sans script.',
    properties: {
      children: 'Ce qui accompagne le champ, dessous.',
      label: 'Le nom du champ.',
    },
  },
})

export const StarChoice = meta.story({
  name: 'StarChoice · rating input, stars, note',
  args: {
    what: 'Une à cinq étoiles à choisir, boutons radio du navigateur ; elle tient sans script.',
    properties: {
      autoFocus: 'Vrai quand la page s’ouvre sur ce champ, à corriger.',
      defaultValue: 'Le nombre d’étoiles choisi d’abord, tel que le formulaire l’envoie.',
      label: 'Ce que l’on note.',
      star: 'Le nom d’un nombre d’étoiles.',
      hint: 'Ce que valent les bouts de l’échelle.',
    },
  },
})

export const Stars = meta.story({
  name: 'Stars · rating, étoiles',
  args: {
    what: 'Une note donnée, en étoiles, lue en toutes lettres.',
    properties: {
      rating: 'La note, de 1 à 5 ; nulle quand il n’y en a pas.',
    },
  },
})
