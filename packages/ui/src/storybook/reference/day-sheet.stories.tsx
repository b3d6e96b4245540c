import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/day-sheet',
  id: 'reference-day-sheet',
  args: { entry: 'day-sheet' },
  render: referenced,
  tags: ['!test'],
})

export const DaySheetScreen = meta.story({
  name: 'DaySheetScreen · day list, run sheet, print',
  args: {
    what: 'Qui vient un jour, par restaurant et par heure, à l’écran et sur papier, où un restaurant n’est pas coupé s’il tient sur une page.',
    properties: {
      bookings: 'Ce qui est réservé ce jour-là ; nul tant que c’est attendu.',
      day: 'Le jour de la feuille.',
      onShow: 'Appelée avec le jour ou le restaurant voulus.',
    },
  },
})
