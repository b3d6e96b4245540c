import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { router } from './router.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root')
const root = createRoot(container)

function show() {
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

// The document already shows the frame: it stays until there is a page to put into it.
if (router.state.initialized) show()
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    show()
  })
}
