import type { DiseaseDiff } from '@potager/domain/disease'

/** A file of four diseases: two new, one changed, one unchanged. */
export const diff: DiseaseDiff = {
  created: [
    {
      row: 4,
      name: 'Myiase cutanée',
      changes: [
        { field: 'name', from: '', to: 'Myiase cutanée' },
        { field: 'urgency', from: '', to: 'HIGH' },
        { field: 'symptoms', from: '', to: 'plaie, odeur, abattement' },
      ],
    },
    { row: 5, name: 'Démodécie', changes: [{ field: 'name', from: '', to: 'Démodécie' }] },
  ],
  changed: [
    {
      row: 2,
      id: '1',
      name: 'Coryza',
      changes: [
        { field: 'urgency', from: 'LOW', to: 'MEDIUM' },
        { field: 'symptoms', from: 'éternuements', to: 'éternuements, yeux qui coulent, fièvre' },
        { field: 'prevention', from: '', to: 'Vacciner chaque année.' },
      ],
    },
  ],
  unchanged: [{ row: 3, name: 'Gastro-entérite aiguë' }],
  refused: [],
}
