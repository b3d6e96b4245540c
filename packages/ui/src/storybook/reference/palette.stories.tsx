import preview from '../../../../../.storybook/preview.tsx'
import { referenced } from './Reference.tsx'

const meta = preview.meta({
  title: 'Référence/palette',
  id: 'reference-palette',
  args: { entry: 'palette' },
  render: referenced,
  tags: ['!test'],
})

export const CommandPalette = meta.story({
  name: 'CommandPalette · search, command, spotlight, modal',
  args: {
    what: 'Trouve un écran, une fiche ou une action à la frappe : flèches, Entrée, Échap.',
    properties: {
      failure: 'Pourquoi les fiches n’ont pas pu être cherchées.',
      groups: 'Ce qui répond à la recherche ; les groupes vides sont laissés de côté.',
      onChoose: 'Appelée avec l’id choisi.',
      onQuery: 'Appelée avec ce qui est tapé.',
      pagesOnly: 'Vrai là où les fiches ne peuvent pas être cherchées : rien n’y invite.',
      query: 'Ce qui est tapé.',
      searching: 'Vrai pendant que les fiches sont cherchées.',
    },
  },
})

export const KeyHelp = meta.story({
  name: 'KeyHelp · dialog, modal, keyboard, shortcuts',
  args: {
    what: 'Les touches de la gestion, que montre « ? ».',
  },
})
