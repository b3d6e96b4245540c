import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/import',
  id: 'reference-import',
  args: { entry: 'import' },
  render: referenced,
  tags: ['!test'],
})

export const ImportDialog = meta.story({
  name: 'ImportDialog · dialog, modal, upload, file, csv',
  args: {
    what: 'Importe un fichier : le choisir ou en prendre le modèle, voir ce qui changerait, et alors seulement écrire.',
    properties: {
      accept: 'Les fichiers que l’on peut choisir ; ceux en CSV sans elle.',
      children: 'Ce qui est demandé avant d’écrire.',
      fieldLabels: 'Le nom de chaque champ dans la comparaison.',
      fileName: 'Le nom du fichier choisi.',
      onApply: 'Appelée pour écrire ce qui est montré.',
      onCompare: 'Appelée pour comparer de nouveau le fichier et la base.',
      onFile: 'Appelée avec le fichier choisi.',
      onTemplate: 'Appelée pour un fichier à remplir ; aucun n’est proposé sans elle.',
      shown: 'Comment se lit le texte d’un champ ; tel quel sans elle.',
      state: 'À quelle étape en est l’import, avec ce qu’elle montre.',
      words: 'Ce que l’import dit de ses propres fiches.',
    },
  },
})
