import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { newPassword } from '../../base/auth/password.schema.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { count, idParams } from '../../base/wire/wire.schema.ts'
import { changePassword, endOtherSessions, endOwnSession, listOwnSessions } from './account.calls.ts'
import { ownSessionRecord } from './account.ts'
import { accountScreenMessages } from './account-screen.messages.ts'

const ownSession = answerOf(ownSessionRecord)

export const accountEndpoints = {
  listOwnSessions: endpoint(listOwnSessions, {
    summary: 'Lister ses connexions',
    response: z.array(ownSession),
  }),
  endOwnSession: endpoint(endOwnSession, {
    summary: 'Se déconnecter d’un autre appareil',
    params: idParams,
    response: z.object({ ok: z.literal(true) }),
    errors: [404],
  }),
  endOtherSessions: endpoint(endOtherSessions, {
    summary: 'Se déconnecter partout ailleurs',
    response: z.object({ ended: count }),
  }),
  changePassword: endpoint(changePassword, {
    summary: 'Changer de mot de passe',
    body: z.object({
      currentPassword: z
        .string({ error: accountScreenMessages.currentRequired })
        .min(1, accountScreenMessages.currentRequired)
        .max(1024, accountScreenMessages.currentWrong),
      newPassword,
    }),
    response: z.object({ ok: z.literal(true) }),
    errors: [429],
  }),
}
