import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { count, idParams, pageOf, pageQuery, version, versionShape } from '../../base/wire/wire.schema.ts'
import {
  createDisease,
  deleteDisease,
  getDiseaseMentions,
  importDiseases,
  listDiseases,
  updateDisease,
} from './disease.calls.ts'
import { diseaseBody, importBody } from './disease.schema.ts'
import { DISEASE_PAGE_SIZE, urgencies } from './disease.ts'
import { diseaseFields, diseaseImportLimits } from './disease-import.ts'

/** A disease in an answer. */
export const diseaseShape = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  urgency: z.enum(urgencies),
  advice: z.string(),
  prevention: z.string().optional(),
  symptoms: z.array(z.string()),
  affectedRaces: z.array(z.string()),
  version: versionShape,
})

const place = { row: z.int(), name: z.string() }
const changes = z.array(z.object({ field: z.enum(diseaseFields), from: z.string(), to: z.string() }))

/** What an import does or would do. */
const importShape = z.object({
  created: z.array(z.object({ ...place, changes })),
  changed: z.array(z.object({ ...place, id: z.uuid(), changes })),
  unchanged: z.array(z.object(place)),
  refused: z.array(z.object({ ...place, message: z.string() })),
  digest: z.string(),
})

export const diseaseEndpoints = {
  listDiseases: endpoint(listDiseases, {
    summary: 'Lister les maladies du chatbot',
    query: z.object(pageQuery(DISEASE_PAGE_SIZE)),
    response: pageOf(diseaseShape),
  }),
  createDisease: endpoint(createDisease, {
    summary: 'Ajouter une maladie',
    body: diseaseBody,
    status: 201,
    response: diseaseShape,
    errors: [409, 422],
  }),
  updateDisease: endpoint(updateDisease, {
    summary: 'Modifier une maladie',
    params: idParams,
    body: diseaseBody.extend({ version: version.optional() }),
    response: diseaseShape,
    errors: [404, 409],
  }),
  deleteDisease: endpoint(deleteDisease, {
    summary: 'Supprimer une maladie pour de bon',
    params: idParams,
    response: diseaseShape,
    errors: [404],
  }),
  importDiseases: endpoint(importDiseases, {
    summary: 'Comparer un fichier de maladies à la base, ou l’importer',
    body: importBody,
    maxBody: 2 * diseaseImportLimits.bytes,
    response: importShape,
    errors: [409, 422],
  }),
  getDiseaseMentions: endpoint(getDiseaseMentions, {
    summary: 'Compter les sessions et les signalements qui mentionnent une maladie',
    params: idParams,
    response: z.object({ sessions: count, openReports: count, resolvedReports: count }),
    errors: [404],
  }),
}
