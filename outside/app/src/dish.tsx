import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// Written from the README of @potager/ui when the folder is copied.
import { DishPanel } from './DishPanel'

const root = document.getElementById('root')
if (!root) throw new Error('No #root.')
createRoot(root).render(
  <StrictMode>
    <DishPanel />
  </StrictMode>,
)
