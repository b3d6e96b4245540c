import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/customer',
  id: 'reference-customer',
  args: { entry: 'customer' },
  render: referenced,
  tags: ['!test'],
})

export const CustomerForm = meta.story({
  name: 'CustomerForm · form, edit, customer',
  args: {
    what: 'Les coordonnées et la note d’un client, à modifier sur sa fiche.',
    properties: {
      customer: 'Ce dont le formulaire part.',
      onSubmit: 'Appelée avec la saisie à enregistrer.',
      restored: 'Une saisie gardée d’avant, à reprendre.',
    },
  },
})

export const MergeCustomersDialog = meta.story({
  name: 'MergeCustomersDialog · dialog, merge, duplicates',
  args: {
    what: 'Réunit deux fiches de la même personne : chercher l’autre, comparer, confirmer.',
    properties: {
      chosen: 'Le client choisi comme doublon, nul sans choix.',
      double: 'La fiche du doublon, une fois lue.',
      failure: 'Pourquoi elle n’a pas été lue, ou la fusion refusée ; vide sinon.',
      kept: 'La fiche qui reste.',
      merging: 'Vrai pendant la fusion.',
      onChoose: 'Appelée avec le client choisi, nul pour en changer.',
      onMerge: 'Appelée pour fusionner.',
      onSwap: 'Appelée pour garder l’autre fiche.',
      search: 'La recherche du doublon : son texte, ses réponses.',
      undoable: 'Vrai quand le serveur sait défaire une fusion.',
    },
  },
})

export const NewCustomerDialog = meta.story({
  name: 'NewCustomerDialog · dialog, form, create, customer',
  args: {
    what: 'Crée un client ; les fiches connues au même téléphone ou e-mail sont proposées avant d’en faire une seconde.',
    properties: {
      doubles: 'Les fiches connues pour lesquelles le dernier envoi a été refusé.',
      onChoose: 'Appelée avec la fiche connue prise à la place.',
      onSave: 'Appelée avec la saisie, et vrai quand ce n’est personne des fiches proposées.',
      restaurant: 'Le choix de son restaurant, quand plusieurs sont possibles ; rien n’est demandé sans lui.',
      refusal: 'Pourquoi le dernier envoi a échoué, quand cela ne vise aucun champ ; vide sinon.',
      restored: 'Une saisie gardée d’avant, à reprendre.',
      saving: 'Vrai pendant l’envoi.',
      start: 'Ce que l’on sait déjà du client.',
    },
  },
})

export const CustomerImportDialog = meta.story({
  name: 'CustomerImportDialog · dialog, modal, upload, file, csv',
  args: {
    what: 'Importe un fichier de clients : choisir, voir ce qui changerait, et alors seulement écrire.',
    properties: {
      fileName: 'Le nom du fichier choisi.',
      onApply: 'Appelée pour écrire ce qui est montré.',
      onCompare: 'Appelée pour comparer de nouveau le fichier et la base.',
      onFile: 'Appelée avec le fichier choisi.',
      onTemplate: 'Appelée pour un fichier à remplir ; aucun n’est proposé sans elle.',
      restaurant:
        'Le choix du restaurant des clients créés, quand plusieurs sont possibles ; rien n’est demandé sans lui.',
      state: 'À quelle étape en est l’import, avec ce qu’elle montre.',
    },
  },
})
