import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/date',
  id: 'reference-date',
  args: { entry: 'date' },
  render: referenced,
  tags: ['!test'],
})

export const DateInput = meta.story({
  name: 'DateInput · input, datepicker, calendar, date',
  args: {
    what: 'Un jour, tapé en chiffres ou en mots, ou choisi dans un calendrier, en français quel que soit le navigateur.',
    properties: {
      'aria-describedby': 'L’id de ce qui décrit le champ : aide ou erreur.',
      'aria-invalid': 'Vrai quand ce qui est écrit est refusé.',
      'aria-label': 'Le nom du champ, quand aucun libellé ne le nomme par `id`.',
      id: 'L’id du champ, que son libellé nomme.',
      keepsValue: 'Vrai là où il y a toujours un jour : un texte qui n’en est pas un n’y change rien.',
      min: 'Le premier jour que le calendrier propose.',
      onChange: 'Appelée avec le jour, vide quand il n’y en a pas.',
      today: 'Le jour à Paris ; celui de maintenant sans elle.',
      value: 'Le jour, « 2026-11-28 », vide sans choix.',
    },
  },
})

export const TimeInput = meta.story({
  name: 'TimeInput · input, timepicker, hour',
  args: {
    what: 'Une heure, tapée (« 19:30 », « 19h30 », « 1930 ») ou réglée au quart d’heure avec les flèches, sur 24 heures.',
    properties: {
      'aria-describedby': 'L’id de ce qui décrit le champ : aide ou erreur.',
      'aria-invalid': 'Vrai quand ce qui est écrit est refusé.',
      'aria-label': 'Le nom du champ, quand aucun libellé ne le nomme par `id`.',
      disabled: 'Vrai quand l’heure ne peut pas être réglée.',
      id: 'L’id du champ, que son libellé nomme.',
      onChange: 'Appelée avec l’heure, vide quand il n’y en a pas.',
      value: 'L’heure, « 19:30 », vide sans choix.',
    },
  },
})
