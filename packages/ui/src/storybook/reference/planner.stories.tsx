import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/planner',
  id: 'reference-planner',
  args: { entry: 'planner' },
  render: referenced,
  tags: ['!test'],
})

export const PlannerScreen = meta.story({
  name: 'PlannerScreen · calendar, schedule, agenda, timeline',
  args: {
    what: 'Le jour ou la semaine d’un restaurant : le restaurant entier et chaque salle en lignes, les conflits marqués. Une réservation s’y déplace à la souris, au doigt et au clavier.',
    properties: {
      bookings: 'Ce qui y est réservé ; nul tant que c’est attendu.',
      choose: 'Ce qui est dit quand aucun restaurant n’est choisi.',
      day: 'Le jour montré, ou un jour de la semaine montrée.',
      links: 'Les liens, et le passage au tableau.',
      moving: 'Les identifiants de ce dont le déplacement part : cela ne se déplace pas une seconde fois.',
      onCreate: 'Appelée avec une place libre où réserver ; sans elle, aucune n’est offerte.',
      onMove: 'Appelée avec une réservation et sa nouvelle place ; sans elle, rien ne se déplace.',
      onShow: 'Appelée avec le jour ou l’étendue voulus.',
      span: 'L’étendue : un jour ou une semaine.',
      title: 'Le titre de l’écran.',
    },
  },
})
