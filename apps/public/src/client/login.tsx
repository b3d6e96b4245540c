import { hydrateAtOnce } from '../hydrate.tsx'
import { LoginPage } from '../pages/LoginPage.tsx'

hydrateAtOnce(LoginPage)
