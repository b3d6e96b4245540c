import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/frame',
  id: 'reference-frame',
  args: { entry: 'frame' },
  render: referenced,
  tags: ['!test'],
})

export const ConsoleRail = meta.story({
  name: 'ConsoleRail · navigation, sidebar, menu',
  args: {
    what: 'Les listes de la console ; une fiche appartient à sa liste.',
    properties: { lists: 'Les ressources que la personne peut lire.' },
  },
})

export const BackOfficeFrame = meta.story({
  name: 'BackOfficeFrame · layout, shell, app',
  args: {
    what: 'Le cadre de chaque page de la gestion : lien d’évitement, navigation du haut, menu de côté, page.',
    properties: {
      bare: 'Vrai quand la page se tient seule, sans navigation ni menu de côté.',
      busy: 'Vrai pendant que la page arrive encore.',
      children: 'La page montrée dans le cadre.',
      density: 'Serrée ou confortable, au choix de la personne.',
      main: 'Référence vers la page, qui prend le focus quand elle change.',
      onSignOut: 'Appelée pour se déconnecter.',
      rail: 'Le menu de l’endroit où l’on est.',
      signingOut: 'Vrai pendant la déconnexion.',
    },
  },
})

export const MainRail = meta.story({
  name: 'MainRail · navigation, sidebar, menu',
  args: {
    what: 'Le menu de la salle : commandes, réservations, événements, service.',
    properties: {
      admin: 'Vrai pour qui administre : la console est dans la barre d’un téléphone.',
      messages: 'Vrai quand il y a une page de messages.',
      figures: 'Vrai quand il y a une page de chiffres.',
      pending: 'Combien de réservations et de demandes attendent une réponse.',
    },
  },
})

export const RailFoot = meta.story({
  name: 'RailFoot · navigation, footer',
  args: {
    what: 'Ce qui regarde la personne plutôt que le travail : recherche, compte, apparence.',
    properties: {
      onScheme: 'Appelée avec l’apparence choisie.',
      onSearch: 'Appelée pour ouvrir la recherche.',
      scheme: 'L’apparence choisie.',
    },
  },
})
