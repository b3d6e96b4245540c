import { createBackOfficeTheme } from '@potager/ui/theme'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { config } from '../platform/services.ts'
import { App } from './App.tsx'
import { createRouter } from './router.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
const root = createRoot(container)

type Router = ReturnType<typeof createRouter>

function show(router: Router) {
  // A transition renders in slices, so that the browser stays responsive.
  startTransition(() => {
    root.render(
      <StrictMode>
        {/* Without `useTransitions={false}` react-admin starves the first navigation: the page stays blank for
            seconds. */}
        <RouterProvider router={router} useTransitions={false} />
      </StrictMode>,
    )
  })
}

function start(router: Router) {
  // The document already shows the frame: keep it until there is a page to render.
  if (router.state.initialized) show(router)
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      show(router)
    })
  }
}

// Modules, theme and router each run in a task of their own, so that the browser stays responsive.
setTimeout(() => {
  const theme = createBackOfficeTheme(config.house?.tokens)
  setTimeout(() => start(createRouter(App({ theme }))))
})
