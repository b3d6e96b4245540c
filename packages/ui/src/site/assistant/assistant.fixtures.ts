import type { Consultation } from '@potager/domain/assistant'

export const knownSymptoms = [
  'abattement',
  'diarrhée',
  'fièvre',
  'perte d’appétit',
  'toux',
  'toux sèche',
  'ventre gonflé',
  'vomissements',
]

/** An answer with two results, the urgent one first. */
export const consultation: Consultation = {
  id: '0197a000-0000-7000-8000-000000000001',
  race: 'chien',
  symptoms: ['vomissements', 'ventre gonflé', 'tousse en vers'],
  results: [
    {
      diseaseId: 'd-1',
      name: 'Torsion de l’estomac',
      description: 'L’estomac se retourne et se bloque. Les grands chiens surtout.',
      advice: 'Appelez un vétérinaire immédiatement, ne donnez rien à boire.',
      urgency: 'HIGH',
      probability: 62,
      matched: ['tentatives de vomir sans résultat', 'ventre gonflé'],
      partly: ['tentatives de vomir sans résultat'],
      missing: ['salive abondante', 'agitation'],
      raceBonus: true,
    },
    {
      diseaseId: 'd-2',
      name: 'Gastro-entérite',
      description: 'Irritation de l’estomac et de l’intestin.',
      advice: 'Laissez de l’eau, donnez de petits repas. Consultez si cela dure.',
      urgency: 'MEDIUM',
      probability: 100,
      matched: ['vomissements'],
      partly: [],
      missing: ['diarrhée'],
      raceBonus: false,
    },
  ],
  message: 'Ces pistes pour votre chien ne sont pas un diagnostic. Consultez un vétérinaire.',
  uncovered: ['tousse en vers'],
  durationMs: null,
  endsAt: null,
  reported: false,
}
