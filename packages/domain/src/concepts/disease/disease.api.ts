import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, pageOf, pageQuery, version } from '../../base/wire/wire.schema.ts'
import {
  createDisease,
  deleteDisease,
  diseaseMentionsRecord,
  getDiseaseMentions,
  importDiseases,
  listDiseases,
  updateDisease,
} from './disease.calls.ts'
import { diseaseBody, importBody } from './disease.schema.ts'
import { DISEASE_PAGE_SIZE, diseaseRecord } from './disease.ts'
import { diseaseImportLimits, diseaseImportRecord } from './disease-import.ts'

export const diseaseShape = answerOf(diseaseRecord)

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
    response: answerOf(diseaseImportRecord),
    errors: [409, 422],
  }),
  getDiseaseMentions: endpoint(getDiseaseMentions, {
    summary: 'Compter les sessions et les signalements qui mentionnent une maladie',
    params: idParams,
    response: answerOf(diseaseMentionsRecord),
    errors: [404],
  }),
}
