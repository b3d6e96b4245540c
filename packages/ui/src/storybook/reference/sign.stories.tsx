import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/sign',
  id: 'reference-sign',
  args: { entry: 'sign' },
  render: referenced,
  tags: ['!test'],
})

export const SignDialog = meta.story({
  name: 'SignDialog · dialog, modal, form, signe',
  args: {
    what: 'Ajoute ou change un signe et les mots par lesquels les propriétaires le disent ; une saisie n’est pas quittée sans question.',
    properties: {
      onSave: 'Appelée avec le signe à enregistrer.',
      saving: 'Vrai pendant l’enregistrement.',
      sign: 'Le signe à changer ; nul pour un nouveau.',
      symptoms:
        'Les symptômes des maladies, pour prévenir quand aucune n’a ce signe ; vide tant que personne ne les connaît.',
    },
  },
})

export const SignsScreen = meta.story({
  name: 'SignsScreen · list, words, symptoms, signes',
  args: {
    what: 'Les mots par lesquels les propriétaires disent chaque signe : ce que l’assistant comprend en plus des mots des maladies.',
    properties: {
      isUsed: 'Dit si une maladie de la base a ce signe ; vrai tant que personne ne le sait.',
      matching: 'Combien de signes passent le filtre.',
      onAdd: 'Appelée pour ajouter un signe.',
      onDelete: 'Appelée avec le signe à supprimer.',
      onEdit: 'Appelée avec le signe à changer.',
      onText: 'Appelée avec le texte du filtre.',
      signs: 'Les signes de la page ; nul tant que la première réponse est attendue.',
      text: 'Ce que contient un signe ou l’un de ses mots.',
      total: 'Combien de signes il y a, filtrés ou non.',
    },
  },
})
