import { hydrateAtOnce } from '../hydrate.tsx'
import { RegisterPage } from '../pages/RegisterPage.tsx'

hydrateAtOnce(RegisterPage)
