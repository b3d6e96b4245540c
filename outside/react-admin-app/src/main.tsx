import '@potager/ui/tokens.css'
import { backOfficeThemeOptions } from '@potager/ui/theme'
import simpleRest from 'ra-data-simple-rest'
import { StrictMode } from 'react'
import { Admin, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { SupplierEdit } from './SupplierEdit'
import { SupplierList } from './SupplierList'

const root = document.getElementById('root')
if (!root) throw new Error('No #root.')
createRoot(root).render(
  <StrictMode>
    <Admin dataProvider={simpleRest('/api')} theme={backOfficeThemeOptions()} darkTheme={null} disableTelemetry>
      <Resource name="suppliers" options={{ label: 'Fournisseurs' }} list={SupplierList} edit={SupplierEdit} />
    </Admin>
  </StrictMode>,
)
