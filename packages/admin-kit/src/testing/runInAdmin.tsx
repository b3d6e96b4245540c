import { render } from '@testing-library/react'
import { CoreAdminContext, type DataProvider, memoryStore, ResourceContextProvider, type Store } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { frenchI18nProvider as i18nProvider } from '../i18n/index.ts'

type Around = { resource?: string; store?: Store; dataProvider?: Partial<DataProvider>; at?: string }

/** Runs a hook in react-admin's contexts, at an address: `result.current` is its latest value. */
export function runInAdmin<Result>(hook: () => Result, around: Around = {}) {
  const { resource = 'orders', store = memoryStore(), dataProvider = {}, at = '/' } = around
  const result: { current: Result } = { current: undefined as Result }
  function Probe() {
    result.current = hook()
    return null
  }
  const page = (
    <CoreAdminContext {...{ dataProvider: dataProvider as DataProvider, i18nProvider, store }}>
      <ResourceContextProvider value={resource}>
        <Probe />
      </ResourceContextProvider>
    </CoreAdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  return { result, router, ...render(<RouterProvider router={router} />) }
}
