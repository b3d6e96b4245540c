import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, pageOf, pageQuery } from '../../base/wire/wire.schema.ts'
import { createSign, deleteSign, listSigns, updateSign } from './sign.calls.ts'
import { createSignBody, updateSignBody } from './sign.schema.ts'
import { SIGN_PAGE_SIZE, signRecord } from './sign.ts'

const sign = answerOf(signRecord)

export const signEndpoints = {
  listSigns: endpoint(listSigns, {
    summary: 'Lister les signes et les mots des propriétaires',
    query: z.object(pageQuery(SIGN_PAGE_SIZE)),
    response: pageOf(sign),
  }),
  createSign: endpoint(createSign, {
    summary: 'Ajouter un signe et les mots des propriétaires',
    body: createSignBody,
    status: 201,
    response: sign,
    errors: [409, 422],
  }),
  updateSign: endpoint(updateSign, {
    summary: 'Modifier un signe ou ses mots',
    params: idParams,
    body: updateSignBody,
    response: sign,
    errors: [404, 409],
  }),
  deleteSign: endpoint(deleteSign, {
    summary: 'Supprimer un signe et ses mots pour de bon',
    params: idParams,
    response: sign,
    errors: [404],
  }),
}
