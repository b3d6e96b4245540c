import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { accountFields, newPassword } from '../../base/auth/account.schema.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { count, idParams } from '../../base/wire/wire.schema.ts'
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  getOwnAccount,
  listOwnSessions,
  updateOwnAccount,
} from './account.calls.ts'
import { ownAccountRecord, ownSessionRecord } from './account.ts'
import { accountScreenMessages } from './account-screen.messages.ts'

const ownSession = answerOf(ownSessionRecord)
const { firstName, lastName, email } = accountFields

const currentPassword = z
  .string({ error: accountScreenMessages.currentRequired })
  .min(1, accountScreenMessages.currentRequired)
  .max(1024, accountScreenMessages.currentWrong)

export const accountEndpoints = {
  getOwnAccount: endpoint(getOwnAccount, {
    summary: 'Lire son nom et son e-mail',
    response: answerOf(ownAccountRecord),
  }),
  updateOwnAccount: endpoint(updateOwnAccount, {
    summary: 'Changer son nom et son e-mail',
    body: z.object({ firstName, lastName, email, currentPassword }),
    response: answerOf(ownAccountRecord),
    errors: [429],
  }),
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
      currentPassword,
      newPassword,
    }),
    response: z.object({ ok: z.literal(true) }),
    errors: [429],
  }),
}
