import type { SendOptions } from '@potager/domain/api'
import type { GetListParams } from 'react-admin'

/** The operations of one resource; methods without a call in the contract are left out. */
export type ResourceProvider<Row> = {
  getList: (params: GetListParams, options: SendOptions) => Promise<{ data: Row[]; total: number }>
  getOne: (id: string, options: SendOptions) => Promise<Row>
  create?: (draft: unknown, options: SendOptions) => Promise<Row>
  update?: (id: string, data: Record<string, unknown>) => Promise<Row>
}
