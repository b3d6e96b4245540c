import { hydratePage } from '../hydrate.tsx'
import { MissingPage } from '../pages/MissingPage.tsx'

hydratePage(MissingPage)
