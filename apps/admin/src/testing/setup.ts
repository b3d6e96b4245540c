import { toast } from '@potager/ui/toast'
import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { tellAddress } from './server.ts'

// Before any import of a test file can load the back-office: whichever file comes first in its process.
tellAddress()

// A dialog's code is loaded when it opens, which takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// The theme of a page sets it on the document, which files share as they share the toasts.
afterEach(() => {
  toast.remove()
  delete document.documentElement.dataset.scheme
})
