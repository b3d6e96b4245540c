import type { Disease } from '@potager/domain/disease'

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
