import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/booking-form',
  id: 'reference-booking-form',
  args: { entry: 'booking-form' },
  render: referenced,
  tags: ['!test'],
})

export const DateTimeField = meta.story({
  name: 'DateTimeField · input, date, datetime, picker',
  args: {
    what: 'Un jour et une heure de Paris, tapés ou choisis ; vider le jour vide les deux, et un jour retapé retrouve son heure.',
    properties: {
      day: 'Le jour resté sans heure lisible, tel que `onChange` l’a dit ; vide sinon.',
      defaultTime: 'L’heure que prend un jour choisi seul, quand aucune n’y était avant.',
      label: 'Le nom du champ.',
      min: 'Le premier moment proposé.',
      onChange: 'Appelée avec le moment voulu, vide tant que l’heure manque, et avec son jour, dit aussi sans heure.',
      value: 'Le moment en heure de Paris, vide quand rien n’est choisi.',
    },
  },
})

export const PeriodFields = meta.story({
  name: 'PeriodFields · input, date range, period',
  args: {
    what: 'De quand à quand : saisie, calendrier et valeurs courantes, avec ce qu’en disent les horaires du restaurant et l’horloge.',
    properties: {
      days: 'Les jours proposés d’un geste, chacun calculé depuis aujourd’hui.',
      defaultTime: 'L’heure que prend un jour choisi seul, quand aucune n’y était avant.',
      durations: 'Les durées proposées d’un geste, en minutes.',
      earliest: 'Le premier début qui peut être choisi.',
      errors: 'Les messages du début et de la fin.',
      exceptions: 'Les jours où le restaurant ne tient pas ses horaires.',
      hours: 'Les horaires du restaurant choisi ; sans eux, aucun n’est choisi.',
      onBlur: 'Appelée avec le champ que la personne quitte.',
      onChange: 'Appelée avec la période voulue.',
      period: 'La période en cours.',
      times: 'Les heures proposées d’un geste.',
    },
  },
})

export const RoomChoice = meta.story({
  name: 'RoomChoice · radio, radio group',
  args: {
    what: 'Les salles d’un restaurant pour une période : combien sont libres, et laquelle prendre.',
    properties: {
      onChange: 'Appelée avec l’id de la salle choisie.',
      rooms: 'Chaque salle avec son état sur la période, attendue ou manquante ; de quoi la redemander.',
      value: 'L’id de la salle choisie, vide sans choix.',
      wholeRestaurant: 'Vrai pour proposer d’abord tout le restaurant.',
    },
  },
})

export const Shortcuts = meta.story({
  name: 'Shortcuts · button group, chips, toggle',
  args: {
    what: 'Les valeurs courantes d’un champ, à un geste ; celle qui est en place se montre pressée.',
    properties: {
      label: 'Ce que règlent ces valeurs, lu avant elles.',
      shortcuts: 'Les valeurs : mot, pressée ou non, et ce que fait le geste.',
    },
  },
})
