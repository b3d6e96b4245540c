import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { newPassword } from '../../base/auth/account.schema.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, tokenParams } from '../../base/wire/wire.schema.ts'
import { createPasswordLink, readAccountLink, resetPassword } from './account-link.calls.ts'
import { accountLinkRecord, madeLinkRecord } from './account-link.ts'

export const accountLinkEndpoints = {
  createPasswordLink: endpoint(createPasswordLink, {
    summary: 'Faire un lien pour choisir un nouveau mot de passe, valable une heure et une fois',
    params: idParams,
    status: 201,
    response: answerOf(madeLinkRecord),
    errors: [404, 409],
  }),
  readAccountLink: endpoint(readAccountLink, {
    summary: 'Savoir à quoi sert un lien',
    params: tokenParams,
    response: answerOf(accountLinkRecord),
    errors: [404, 429],
  }),
  resetPassword: endpoint(resetPassword, {
    summary: 'Choisir un nouveau mot de passe par un lien; ferme toutes les sessions du compte',
    params: tokenParams,
    body: z.object({ newPassword }),
    response: z.object({ ok: z.literal(true) }),
    errors: [404, 429],
  }),
}
