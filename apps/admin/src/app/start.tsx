import { createBackOfficeTheme } from '@potager/ui/theme'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createRouter } from './router.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
const root = createRoot(container)

type Router = ReturnType<typeof createRouter>

function show(router: Router) {
  // As a transition React draws in slices and the browser answers in between.
  startTransition(() => {
    root.render(
      <StrictMode>
        {/* Without `useTransitions={false}` react-admin starves the first navigation and the page stays blank for seconds. */}
        <RouterProvider router={router} useTransitions={false} />
      </StrictMode>,
    )
  })
}

function start(router: Router) {
  // The document already shows the frame: it stays until there is a page to put into it.
  if (router.state.initialized) show(router)
  else {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      show(router)
    })
  }
}

// The modules, the theme and the router each take a task of their own: the browser answers in between.
setTimeout(() => {
  const theme = createBackOfficeTheme()
  setTimeout(() => start(createRouter(theme)))
})
