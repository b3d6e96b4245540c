import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { idParams, pageOf, pageQuery } from '../wire/wire.schema.ts'
import { createDisease, deleteDisease, listDiseases, updateDisease } from './disease.calls.ts'
import { diseaseBody } from './disease.schema.ts'
import { DISEASE_PAGE_SIZE, urgencies } from './disease.ts'

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
    body: diseaseBody,
    response: diseaseShape,
    errors: [404, 409],
  }),
  deleteDisease: endpoint(deleteDisease, {
    summary: 'Supprimer une maladie pour de bon',
    params: idParams,
    response: diseaseShape,
    errors: [404],
  }),
}
