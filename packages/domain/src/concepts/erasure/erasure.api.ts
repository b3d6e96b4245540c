import { endpoint } from '../../base/api/endpoint.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { idParams } from '../../base/wire/wire.schema.ts'
import { customerCardShape } from '../customer/customer.api.ts'
import { userRecord } from '../user/index.ts'
import { customerExportRecord, userExportRecord } from './customer-export.ts'
import { eraseCustomer, eraseUser, exportCustomer, exportUser } from './erasure.calls.ts'

export const erasureEndpoints = {
  eraseCustomer: endpoint(eraseCustomer, {
    summary: 'Effacer un client',
    params: idParams,
    response: customerCardShape,
    errors: [404, 409],
  }),
  exportCustomer: endpoint(exportCustomer, {
    summary: 'Exporter tout ce qui est conservé d’un client',
    params: idParams,
    response: answerOf(customerExportRecord),
    errors: [404],
  }),
  eraseUser: endpoint(eraseUser, {
    summary: 'Effacer la personne d’un compte',
    params: idParams,
    response: answerOf(userRecord),
    errors: [404, 409],
  }),
  exportUser: endpoint(exportUser, {
    summary: 'Exporter tout ce qui est conservé de la personne d’un compte',
    params: idParams,
    response: answerOf(userExportRecord),
    errors: [404],
  }),
}
