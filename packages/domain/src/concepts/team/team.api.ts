import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { accountFields } from '../../base/auth/account.schema.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams, tokenParams } from '../../base/wire/wire.schema.ts'
import { madeLinkRecord } from '../account-link/index.ts'
import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  listMembers,
  registerInvited,
  removeMember,
  revokeInvitation,
} from './team.calls.ts'
import { invitationRecord, joinedRecord, memberRecord } from './team.ts'

const done = z.object({ ok: z.literal(true) })
const joined = answerOf(joinedRecord)

export const teamEndpoints = {
  listMembers: endpoint(listMembers, {
    summary: 'Lister qui a accès à un restaurant',
    params: idParams,
    response: z.array(answerOf(memberRecord)),
    errors: [404],
  }),
  removeMember: endpoint(removeMember, {
    summary: 'Retirer à quelqu’un l’accès à un restaurant',
    params: idParams.extend({ memberId: z.uuid() }),
    response: done,
    errors: [404, 409],
  }),
  listInvitations: endpoint(listInvitations, {
    summary: 'Lister les invitations en attente d’un restaurant',
    params: idParams,
    response: z.array(answerOf(invitationRecord)),
    errors: [404],
  }),
  createInvitation: endpoint(createInvitation, {
    summary: 'Inviter dans l’équipe d’un restaurant par un lien, valable sept jours et une fois',
    params: idParams,
    body: z.object({ email: accountFields.email.optional() }),
    status: 201,
    response: answerOf(madeLinkRecord),
    errors: [404, 409, 429],
  }),
  revokeInvitation: endpoint(revokeInvitation, {
    summary: 'Annuler une invitation',
    params: idParams.extend({ invitationId: z.uuid() }),
    response: done,
    errors: [404],
  }),
  acceptInvitation: endpoint(acceptInvitation, {
    summary: 'Rejoindre une équipe par une invitation, avec son compte',
    params: tokenParams,
    response: joined,
    errors: [404, 409, 429],
  }),
  registerInvited: endpoint(registerInvited, {
    summary: 'Créer un compte par une invitation',
    params: tokenParams,
    body: z.object(accountFields),
    status: 201,
    response: joined,
    errors: [404, 429],
  }),
}
