import type { Disease, DiseaseDiff } from '@potager/domain/disease'

const id = (number: number) => `0197a000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`

/** A disease; override what the test needs. */
export function disease(number: number, change: Partial<Disease> = {}): Disease {
  return {
    id: id(number),
    name: 'Gastro-entérite aiguë',
    description: 'Inflammation de l’estomac et de l’intestin, souvent après un écart alimentaire.',
    urgency: 'MEDIUM',
    advice: 'Laissez de l’eau à volonté et consultez un vétérinaire si cela dure plus d’un jour.',
    symptoms: ['vomissements', 'diarrhée', 'perte d’appétit'],
    affectedRaces: ['toutes'],
    ...change,
  }
}

export const everyUrgency: readonly Disease[] = [
  disease(1),
  disease(2, {
    name: 'Torsion de l’estomac',
    urgency: 'HIGH',
    symptoms: ['ventre gonflé', 'efforts pour vomir', 'abattement', 'salivation'],
    affectedRaces: ['Dogue allemand', 'Berger allemand', 'Boxer'],
    prevention: 'Fractionner les repas.',
  }),
  disease(3, { name: 'Coryza', urgency: 'LOW', symptoms: ['éternuements'], affectedRaces: ['Chat'] }),
]

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
