import { call } from '../api/call.ts'
import { type Paged, readPaged } from '../wire/index.ts'
import { DISEASE_PAGE_SIZE, type Disease, type DiseaseDraft, readDisease } from './disease.ts'

/** A page of the disease base in alphabetical order; pages count from 0 (SPEC §7). */
export const listDiseases = call({
  name: 'listDiseases',
  method: 'GET',
  path: '/admin/chatbot/diseases',
  access: 'signed-in',
  request: ({ page, size = DISEASE_PAGE_SIZE }: { page: number; size?: number }) => ({ query: { page, size } }),
  response: (body, { page, size = DISEASE_PAGE_SIZE }): Paged<Disease> => readPaged(body, readDisease, { page, size }),
})

/** Adds a disease (SPEC §7); 409 when one has that name. An empty prevention is left out (T17). */
export const createDisease = call({
  name: 'createDisease',
  method: 'POST',
  path: '/admin/chatbot/diseases',
  access: 'signed-in',
  creates: true,
  request: (draft: DiseaseDraft) => ({ body: bodyOf(draft) }),
  response: readDisease,
})

/** Replaces a disease (SPEC §7); 404 when it is gone, 409 when another has that name. */
export const updateDisease = call({
  name: 'updateDisease',
  method: 'PUT',
  path: '/admin/chatbot/diseases/:id',
  access: 'signed-in',
  request: ({ id, draft }: { id: string; draft: DiseaseDraft }) => ({ params: { id }, body: bodyOf(draft) }),
  response: readDisease,
})

/** Deletes a disease for good (SPEC §7, T13); 404 when it is gone already. */
export const deleteDisease = call({
  name: 'deleteDisease',
  method: 'DELETE',
  path: '/admin/chatbot/diseases/:id',
  access: 'signed-in',
  request: (id: string) => ({ params: { id } }),
  response: () => undefined,
})

function bodyOf({ prevention = '', ...draft }: DiseaseDraft) {
  return prevention.trim() === '' ? draft : { ...draft, prevention }
}
