import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/account',
  id: 'reference-account',
  args: { entry: 'account' },
  render: referenced,
  tags: ['!test'],
})

export const AccountScreen = meta.story({
  name: 'AccountScreen · settings, profile',
  args: {
    what: 'L’écran de la personne connectée : apparence, sons, raccourcis, mot de passe, appareils où le compte est ouvert.',
    properties: {
      account: 'Le mot de passe et les sessions du compte ; sans lui, un service qui ne les offre pas.',
      house: 'Le formulaire de la maison, pour un administrateur.',
      wanted: 'L’ancre que l’adresse demande : sa section prend le focus.',
      choices: 'Ce que la personne a choisi : densité, son, raccourcis.',
      onChoose: 'Appelée avec ce qui change dans ces choix.',
      retention: 'Le réglage de la conservation des clients, pour un administrateur.',
      onScheme: 'Appelée avec l’apparence choisie.',
      scheme: 'L’apparence choisie : claire, sombre, ou celle du système.',
      username: 'Le nom d’utilisateur, tel qu’il se connecte.',
    },
  },
})

export const OneTimeLinkDialog = meta.story({
  name: 'OneTimeLinkDialog · dialog, modal, invitation, password reset',
  args: {
    what: 'Crée un lien qui sert une fois (mot de passe perdu, invitation) et le montre cette seule fois, à copier.',
    properties: {
      emailLabel: 'Le libellé d’un champ pour l’e-mail de qui l’attend ; sans lui, pas de champ.',
      lead: 'À quoi sert le lien.',
      link: 'Le lien entier et sa fin, juste après sa création ; nul ensuite.',
      onCreate: 'Appelée pour créer un lien, avec l’e-mail tapé.',
      once: 'Ce qu’il faut savoir en remettant le lien.',
      rule: 'Combien de temps et combien de fois il sert.',
      said: 'Ce qu’a donné la dernière création, en mots.',
      title: 'Le titre de la fenêtre.',
    },
  },
})

export const TasksSection = meta.story({
  name: 'TasksSection · permissions, rights, scopes',
  args: {
    what: 'Ce qu’un compte peut lire et faire, par tâche ; toutes par défaut, au moins une.',
    properties: {
      admin: 'Vrai pour un administrateur, qui a toutes les tâches.',
      failure: 'Pourquoi le dernier enregistrement a échoué.',
      onSave: 'Appelée avec les tâches choisies ; null pour toutes.',
      saving: 'Vrai pendant l’enregistrement.',
      tasks: 'Les tâches du compte ; null pour toutes.',
    },
  },
})

export const UserStateChip = meta.story({
  name: 'UserStateChip · chip, badge, tag, status',
  args: {
    what: 'L’état d’un compte en un mot et une marque : actif, en attente, suspendu.',
    properties: {
      state: 'L’état du compte.',
    },
  },
})
