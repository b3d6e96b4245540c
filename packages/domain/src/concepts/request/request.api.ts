import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { tokenParams } from '../../base/wire/wire.schema.ts'
import {
  createVisitorRequest,
  proposeVisitorRequest,
  readVisitorRequest,
  recoverVisitorRequest,
  withdrawVisitorProposal,
  withdrawVisitorRequest,
} from './request.calls.ts'
import { createVisitorRequestBody, proposeVisitorRequestBody, recoverVisitorRequestBody } from './request.schema.ts'
import { madeRequestRecord, visitorRequestRecord } from './request.ts'

const request = answerOf(visitorRequestRecord)

export const requestEndpoints = {
  createVisitorRequest: endpoint(createVisitorRequest, {
    summary: 'Demander une réservation ou un événement sans compte; la demande ne retient aucune place',
    body: createVisitorRequestBody,
    status: 201,
    response: answerOf(madeRequestRecord),
    errors: [409, 422, 429],
  }),
  readVisitorRequest: endpoint(readVisitorRequest, {
    summary: 'Lire une demande par son lien',
    params: tokenParams,
    response: request,
    errors: [404, 429],
  }),
  withdrawVisitorRequest: endpoint(withdrawVisitorRequest, {
    summary: 'Retirer une demande par son lien',
    params: tokenParams,
    response: request,
    errors: [404, 409, 429],
  }),
  proposeVisitorRequest: endpoint(proposeVisitorRequest, {
    summary: 'Proposer, par son lien, un autre moment pour une demande en attente, confirmée ou refusée',
    params: tokenParams,
    body: proposeVisitorRequestBody,
    response: request,
    errors: [404, 409, 422, 429],
  }),
  withdrawVisitorProposal: endpoint(withdrawVisitorProposal, {
    summary: 'Retirer, par son lien, le moment proposé pour une demande confirmée',
    params: tokenParams,
    response: request,
    errors: [404, 429],
  }),
  recoverVisitorRequest: endpoint(recoverVisitorRequest, {
    summary: 'Faire envoyer un nouveau lien; la réponse ne dit pas s’il y a une demande',
    body: recoverVisitorRequestBody,
    response: z.object({ ok: z.literal(true) }),
    errors: [429],
  }),
}
