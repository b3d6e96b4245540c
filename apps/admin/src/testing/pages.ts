import { createBackOfficeTheme } from '@potager/ui/theme'
import { App } from '../app/App.tsx'
import { pagesOf } from '../app/router.tsx'

/** Every page of the back-office, as its router has them. */
export const pages = pagesOf(App({ theme: createBackOfficeTheme() }))
