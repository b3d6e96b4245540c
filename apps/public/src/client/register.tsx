import { hydratePage } from '../hydrate.tsx'
import { RegisterPage } from '../pages/RegisterPage.tsx'

hydratePage(RegisterPage)
