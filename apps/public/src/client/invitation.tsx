import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../pages/InvitationPage.tsx').then((module) => module.InvitationPage))
