import type { SendOptions } from '@potager/domain/api'
import type { GetListParams } from 'react-admin'

/** What one resource can do; a method that the contract has no call for is left out. */
export type ResourceProvider<Row> = {
  getList: (params: GetListParams, options: SendOptions) => Promise<{ data: Row[]; total: number }>
  getOne: (id: string, options: SendOptions) => Promise<Row>
  create?: (draft: unknown, options: SendOptions) => Promise<Row>
  update?: (id: string, data: Record<string, unknown>) => Promise<Row>
}
