import { hydrateAtOnce } from '../hydrate.tsx'
import { AssistantPage } from '../pages/AssistantPage.tsx'

hydrateAtOnce(AssistantPage)
