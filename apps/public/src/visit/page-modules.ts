import type { PageComponent, PageName } from '../page.ts'

/** Loaders of each page's code, for visits without a reload. */
export const pageModules: { [Name in PageName]: () => Promise<PageComponent<Name>> } = {
  home: () => import('../pages/HomePage.tsx').then((module) => module.HomePage),
  menu: () => import('../pages/MenuPage.tsx').then((module) => module.MenuPage),
  login: () => import('../pages/LoginPage.tsx').then((module) => module.LoginPage),
  register: () => import('../pages/RegisterPage.tsx').then((module) => module.RegisterPage),
  invitation: () => import('../pages/InvitationPage.tsx').then((module) => module.InvitationPage),
  newPassword: () => import('../pages/NewPasswordPage.tsx').then((module) => module.NewPasswordPage),
  request: () => import('../request/RequestPage.tsx').then((module) => module.RequestPage),
  requestLink: () => import('../request/RequestLinkPage.tsx').then((module) => module.RequestLinkPage),
  lostRequest: () => import('../request/LostRequestPage.tsx').then((module) => module.LostRequestPage),
  reviewNotice: () => import('../notice/NoticePage.tsx').then((module) => module.NoticePage),
  noticeLink: () => import('../notice/NoticeLinkPage.tsx').then((module) => module.NoticeLinkPage),
  visitReview: () => import('../visit-review/VisitReviewPage.tsx').then((module) => module.VisitReviewPage),
  messageWish: () => import('../message-wish/MessageWishPage.tsx').then((module) => module.MessageWishPage),
  restaurant: () => import('../pages/RestaurantPage.tsx').then((module) => module.RestaurantPage),
  reviewRules: () => import('../pages/ReviewRulesPage.tsx').then((module) => module.ReviewRulesPage),
  about: () => import('../pages/AboutPage.tsx').then((module) => module.AboutPage),
  assistant: () => import('../pages/AssistantPage.tsx').then((module) => module.AssistantPage),
  missing: () => import('../pages/MissingPage.tsx').then((module) => module.MissingPage),
}
