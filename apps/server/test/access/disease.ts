import { type Row, whenEmployed } from './row.ts'

/** A valid disease with every field. */
export const newDiseaseBody = (name: string) => ({
  name,
  description: 'Irritation de la gorge.',
  urgency: 'LOW',
  advice: 'Consultez un vétérinaire.',
  prevention: 'Éviter les courants d’air.',
  symptoms: ['toux', 'fièvre'],
  affectedRaces: ['toutes'],
})

/** Each attempt needs its own name. */
let attempts = 0
const another = () => {
  attempts += 1
  return newDiseaseBody(`Maladie numéro ${attempts}`)
}

export const diseaseAccess: Record<string, Row> = {
  listDiseases: whenEmployed(200),
  createDisease: { sent: () => ({ body: another() }), ...whenEmployed(201) },
  updateDisease: { sent: ({ disease }) => ({ params: { id: disease }, body: another() }), ...whenEmployed(200) },
  // The first caller deletes it.
  deleteDisease: { sent: ({ disease }) => ({ params: { id: disease } }), ...whenEmployed(404), owner: 200 },
  importDiseases: { sent: () => ({ body: { rows: [{ ...another(), row: 1 }], apply: false } }), ...whenEmployed(200) },
  // Already deleted by the first caller.
  getDiseaseMentions: { sent: ({ disease }) => ({ params: { id: disease } }), ...whenEmployed(404) },
}
