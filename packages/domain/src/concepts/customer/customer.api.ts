import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams } from '../../base/wire/wire.schema.ts'
import {
  createCustomer,
  getCustomer,
  importCustomers,
  listCustomers,
  mergeCustomers,
  resumeMessages,
  searchCustomers,
  undoMerge,
  updateCustomer,
} from './customer.calls.ts'
import { createCustomerBody, importCustomersBody, mergeCustomersBody, updateCustomerBody } from './customer.schema.ts'
import { CUSTOMER_SEARCH_LIMIT, customerCardRecord, customerRecord } from './customer.ts'
import { customerImportLimits, customerImportRecord } from './customer-import.ts'

const customer = answerOf(customerRecord)
export const customerCardShape = answerOf(customerCardRecord)

export const customerEndpoints = {
  listCustomers: endpoint(listCustomers, { summary: 'Lister les clients', response: z.array(customer) }),
  searchCustomers: endpoint(searchCustomers, {
    summary: 'Chercher un client par nom, par e-mail ou par téléphone',
    query: z.object({
      name: z.string().max(100).optional(),
      email: z.string().max(254).optional(),
      phone: z.string().max(20).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(CUSTOMER_SEARCH_LIMIT),
    }),
    response: z.array(customer),
  }),
  createCustomer: endpoint(createCustomer, {
    summary: 'Créer un client',
    body: createCustomerBody,
    status: 201,
    response: customerCardShape,
    errors: [409, 422],
    conflict: z.object({ doubles: z.array(customer).optional() }),
  }),
  getCustomer: endpoint(getCustomer, {
    summary: 'Lire la fiche d’un client',
    params: idParams,
    response: customerCardShape,
    errors: [404],
  }),
  updateCustomer: endpoint(updateCustomer, {
    summary: 'Modifier la fiche d’un client',
    params: idParams,
    body: updateCustomerBody,
    response: customerCardShape,
    errors: [404, 409],
    conflict: z.object({ doubles: z.array(customer).optional() }),
  }),
  mergeCustomers: endpoint(mergeCustomers, {
    summary: 'Fusionner un client avec son double',
    params: idParams,
    body: mergeCustomersBody,
    response: customerCardShape,
    errors: [404, 409],
  }),
  undoMerge: endpoint(undoMerge, {
    summary: 'Défaire la dernière fusion d’un client',
    params: idParams,
    response: customerCardShape,
    errors: [404, 409],
  }),
  resumeMessages: endpoint(resumeMessages, {
    summary: 'Reprendre l’envoi de messages à un client qui n’en voulait plus',
    params: idParams,
    response: customerCardShape,
    errors: [404, 409],
  }),
  importCustomers: endpoint(importCustomers, {
    summary: 'Comparer un fichier de clients aux clients, ou l’importer',
    body: importCustomersBody,
    maxBody: 2 * customerImportLimits.bytes,
    response: answerOf(customerImportRecord),
    errors: [409, 422],
  }),
}
