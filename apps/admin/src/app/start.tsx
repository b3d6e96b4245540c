import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { router } from './router.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')

// Without `useTransitions={false}` react-admin starves the first navigation and the page stays blank for seconds.
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
)
