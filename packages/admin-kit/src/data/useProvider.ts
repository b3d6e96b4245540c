import { use } from 'react'
import { type DataProvider, DataProviderContext } from 'react-admin'

/**
 * The data provider itself. Not by react-admin's useDataProvider: it answers a write that ended the session as if it had
 * succeeded, and the page would forget what was typed.
 */
export function useProvider(): DataProvider {
  const dataProvider = use(DataProviderContext)
  if (!dataProvider) throw new Error('No data provider around this page')
  return dataProvider
}
