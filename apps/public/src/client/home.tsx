import { hydratePage } from '../hydrate.tsx'
import { HomePage } from '../pages/HomePage.tsx'

hydratePage(HomePage)
