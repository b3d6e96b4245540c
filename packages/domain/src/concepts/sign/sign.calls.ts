import { call } from '../../base/api/call.ts'
import { trimmed } from '../../base/wire/http.ts'
import { answeredNothing, type Paged, readPaged } from '../../base/wire/index.ts'
import { readSign, SIGN_PAGE_SIZE, type Sign, type SignDraft } from './sign.ts'

/** A page of the signs with the owners' words for them, in alphabetical order (extension). */
export const listSigns = call({
  name: 'listSigns',
  resource: 'signs',
  method: 'GET',
  path: '/admin/chatbot/signs',
  access: 'staff',
  extension: true,
  request: ({ page, size = SIGN_PAGE_SIZE }: { page: number; size?: number }) => ({ query: { page, size } }),
  response: (body, { page, size = SIGN_PAGE_SIZE }): Paged<Sign> => readPaged(body, readSign, { page, size }),
})

/** Creates a sign (extension); 409 when it exists already or the limit is reached. */
export const createSign = call({
  name: 'createSign',
  resource: 'signs',
  method: 'POST',
  path: '/admin/chatbot/signs',
  access: 'staff',
  extension: true,
  creates: true,
  request: ({ name, words }: SignDraft) => ({ body: trimmed({ name, words }) }),
  response: readSign,
})

/**
 * Replaces a sign (extension); 404 when it is gone, 409 when it was edited since it was read, or another has its name.
 */
export const updateSign = call({
  name: 'updateSign',
  resource: 'signs',
  method: 'PUT',
  path: '/admin/chatbot/signs/:id',
  access: 'staff',
  extension: true,
  request: ({ id, ...edit }: Sign) => ({ params: { id }, body: trimmed(edit) }),
  response: readSign,
})

/** Deletes a sign for good (extension): its words no longer match; 404 when it is already gone. */
export const deleteSign = call({
  name: 'deleteSign',
  resource: 'signs',
  method: 'DELETE',
  path: '/admin/chatbot/signs/:id',
  access: 'staff',
  extension: true,
  request: (id: string) => ({ params: { id } }),
  response: answeredNothing,
})
