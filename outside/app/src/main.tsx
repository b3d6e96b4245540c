import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// Written from the README of @potager/admin-kit when the folder is copied.
import { BackOffice } from './BackOffice'

const root = document.getElementById('root')
if (!root) throw new Error('No #root.')
createRoot(root).render(
  <StrictMode>
    <BackOffice />
  </StrictMode>,
)
