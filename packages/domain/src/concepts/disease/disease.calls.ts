import { call } from '../../base/api/call.ts'
import { asRecord, type Paged, readNumber, readPaged, readString } from '../../base/wire/index.ts'
import { DISEASE_PAGE_SIZE, type Disease, type DiseaseDraft, readDisease } from './disease.ts'
import { type DiseaseDiff, type ImportRow, readDiseaseDiff } from './disease-import.ts'

/** A change of a disease, and of which version of it it is. */
export type DiseaseEdit = { id: string; draft: DiseaseDraft; version?: number | undefined }

/** A page of the disease base in alphabetical order; pages count from 0. */
export const listDiseases = call({
  name: 'listDiseases',
  resource: 'diseases',
  method: 'GET',
  path: '/admin/chatbot/diseases',
  access: 'signed-in',
  request: ({ page, size = DISEASE_PAGE_SIZE }: { page: number; size?: number }) => ({ query: { page, size } }),
  response: (body, { page, size = DISEASE_PAGE_SIZE }): Paged<Disease> => readPaged(body, readDisease, { page, size }),
})

/** Adds a disease; 409 when one has that name. An empty prevention is left out (T17). */
export const createDisease = call({
  name: 'createDisease',
  resource: 'diseases',
  method: 'POST',
  path: '/admin/chatbot/diseases',
  access: 'signed-in',
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
  access: 'signed-in',
  request: ({ id, draft, version }: DiseaseEdit, { extensions }) => ({
    params: { id },
    body: extensions && version !== undefined ? { ...bodyOf(draft), version } : bodyOf(draft),
  }),
  response: readDisease,
})

/** Deletes a disease for good (T13); 404 when it is gone already. */
export const deleteDisease = call({
  name: 'deleteDisease',
  resource: 'diseases',
  method: 'DELETE',
  path: '/admin/chatbot/diseases/:id',
  access: 'signed-in',
  request: (id: string) => ({ params: { id } }),
  response: () => undefined,
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
  access: 'signed-in',
  extension: true,
  creates: true,
  request: (body: { rows: readonly ImportRow[]; apply: boolean; digest?: string }) => ({ body }),
  response: (body): DiseaseDiff & { digest: string } => ({
    ...readDiseaseDiff(body),
    digest: readString(asRecord(body)?.digest),
  }),
})

/** How many sessions and reports, still open and resolved, mention a disease. */
export type DiseaseMentions = { sessions: number; openReports: number; resolvedReports: number }

/** Where a disease is mentioned (extension): in the results of sessions, in what reports say; 404 when it is gone. */
export const getDiseaseMentions = call({
  name: 'getDiseaseMentions',
  resource: 'diseases',
  method: 'GET',
  path: '/admin/chatbot/diseases/:id/mentions',
  access: 'signed-in',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: (body): DiseaseMentions => {
    const { sessions, openReports, resolvedReports } = asRecord(body) ?? {}
    return {
      sessions: readNumber(sessions) ?? 0,
      openReports: readNumber(openReports) ?? 0,
      resolvedReports: readNumber(resolvedReports) ?? 0,
    }
  },
})

function bodyOf({ prevention = '', ...draft }: DiseaseDraft) {
  return prevention.trim() === '' ? draft : { ...draft, prevention }
}
