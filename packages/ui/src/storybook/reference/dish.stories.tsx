import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/dish',
  id: 'reference-dish',
  args: { entry: 'dish' },
  render: referenced,
  tags: ['!test'],
})

export const DishForm = meta.story({
  name: 'DishForm · form',
  args: {
    what: 'Un plat, nouveau ou à changer ; ce qui est tapé reste jusqu’à ce que l’on quitte la page.',
    properties: {
      back: 'Le lien de retour, que dessine l’application.',
      dish: 'Le plat à changer ; absent pour un nouveau.',
      restored: 'Ce qui avait été tapé à une visite précédente, et de quoi garder la saisie en cours.',
      onCancel: 'Appelée pour quitter sans garder.',
      onSubmit: 'Appelée avec le plat, une fois la saisie valide.',
    },
  },
})

export const DishImportDialog = meta.story({
  name: 'DishImportDialog · dialog, modal, upload, file, csv',
  args: {
    what: 'Importe un fichier de plats : choisir, voir ce qui changerait, et alors seulement écrire.',
    properties: {
      fileName: 'Le nom du fichier choisi.',
      onApply: 'Appelée pour écrire ce qui est montré.',
      onCompare: 'Appelée pour comparer de nouveau le fichier et la base.',
      onFile: 'Appelée avec le fichier choisi.',
      onTemplate: 'Appelée pour un fichier à remplir ; aucun n’est proposé sans elle.',
      state: 'À quelle étape en est l’import, avec ce qu’elle montre.',
    },
  },
})
