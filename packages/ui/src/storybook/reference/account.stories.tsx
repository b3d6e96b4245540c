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
      choices: 'Ce que la personne a choisi : densité, son, raccourcis.',
      onChoose: 'Appelée avec ce qui change dans ces choix.',
      onScheme: 'Appelée avec l’apparence choisie.',
      scheme: 'L’apparence choisie : claire, sombre, ou celle du système.',
      username: 'Le nom d’utilisateur, tel qu’il se connecte.',
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
