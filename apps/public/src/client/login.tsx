import { hydratePage } from '../hydrate.tsx'
import { LoginPage } from '../pages/LoginPage.tsx'

hydratePage(LoginPage)
