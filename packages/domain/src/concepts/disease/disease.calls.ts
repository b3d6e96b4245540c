import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import { answeredNothing, count, type Paged, type Read, reader, readPaged, record } from '../../base/wire/index.ts'
import { DISEASE_PAGE_SIZE, type Disease, type DiseaseDraft, readDisease } from './disease.ts'
import { diseaseImportRecord, type ImportRow } from './disease-import.ts'

/** A change of a disease, and of which version of it it is. */
export type DiseaseEdit = { id: string; draft: DiseaseDraft; version?: number | undefined }

/** A page of the disease base in alphabetical order; pages count from 0. */
export const listDiseases = call({
  name: 'listDiseases',
  resource: 'diseases',
  method: 'GET',
  path: '/admin/chatbot/diseases',
  access: 'staff',
  request: ({ page, size = DISEASE_PAGE_SIZE }: { page: number; size?: number }) => ({ query: { page, size } }),
  response: (body, { page, size = DISEASE_PAGE_SIZE }): Paged<Disease> => readPaged(body, readDisease, { page, size }),
})

/** Adds a disease; 409 when one has that name. An empty prevention is left out (T17). */
export const createDisease = call({
  name: 'createDisease',
  resource: 'diseases',
  method: 'POST',
  path: '/admin/chatbot/diseases',
  access: 'staff',
  creates: true,
  request: (draft: DiseaseDraft) => ({ body: bodyOf(draft) }),
  response: readDisease,
})

/**
 * Replaces a disease; 404 when it is gone, 409 when another has that name or it was changed since `version` was read
 * (extension).
 */
export const updateDisease = call({
  name: 'updateDisease',
  resource: 'diseases',
  method: 'PUT',
  path: '/admin/chatbot/diseases/:id',
  access: 'staff',
  extensionKeys: ['version'],
  request: ({ id, draft, version }: DiseaseEdit) => ({
    params: { id },
    body: version === undefined ? bodyOf(draft) : { ...bodyOf(draft), version },
  }),
  response: readDisease,
})

/** Deletes a disease for good (T13); 404 when it is gone already. */
export const deleteDisease = call({
  name: 'deleteDisease',
  resource: 'diseases',
  method: 'DELETE',
  path: '/admin/chatbot/diseases/:id',
  access: 'staff',
  request: (id: string) => ({ params: { id } }),
  response: answeredNothing,
})

/**
 * Compares rows of a file with the base, or with `apply` writes them, all or none (extension). 409 when a row is refused or
 * the base no longer compares as `digest` says. The key goes with both; only what is applied uses it up.
 */
export const importDiseases = call({
  name: 'importDiseases',
  resource: 'diseases',
  method: 'POST',
  path: '/admin/chatbot/diseases/import',
  access: 'staff',
  extension: true,
  creates: true,
  request: (body: { rows: readonly ImportRow[]; apply: boolean; digest?: string }) => ({ body: trimmed(body) }),
  response: reader(diseaseImportRecord),
})

/** How many sessions and reports, still open and resolved, mention a disease. */
export const diseaseMentionsRecord = record({ sessions: count, openReports: count, resolvedReports: count })
export interface DiseaseMentions extends Read<typeof diseaseMentionsRecord> {}

/** Where a disease is mentioned (extension): in the results of sessions, in what reports say; 404 when it is gone. */
export const getDiseaseMentions = call({
  name: 'getDiseaseMentions',
  resource: 'diseases',
  method: 'GET',
  path: '/admin/chatbot/diseases/:id/mentions',
  access: 'staff',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: reader(diseaseMentionsRecord),
})

function bodyOf(draft: DiseaseDraft) {
  const { prevention, ...sent } = trimmed(draft)
  return prevention ? { ...sent, prevention } : sent
}
