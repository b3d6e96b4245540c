import type { PageComponent, PageName } from '../page.ts'

/** Loaders of each page's code, for visits without a reload. */
export const pageModules: { [Name in PageName]: () => Promise<PageComponent<Name>> } = {
  home: () => import('../pages/HomePage.tsx').then((module) => module.HomePage),
  menu: () => import('../pages/MenuPage.tsx').then((module) => module.MenuPage),
  login: () => import('../pages/LoginPage.tsx').then((module) => module.LoginPage),
  register: () => import('../pages/RegisterPage.tsx').then((module) => module.RegisterPage),
  restaurant: () => import('../pages/RestaurantPage.tsx').then((module) => module.RestaurantPage),
  reviewRules: () => import('../pages/ReviewRulesPage.tsx').then((module) => module.ReviewRulesPage),
  about: () => import('../pages/AboutPage.tsx').then((module) => module.AboutPage),
  assistant: () => import('../pages/AssistantPage.tsx').then((module) => module.AssistantPage),
  missing: () => import('../pages/MissingPage.tsx').then((module) => module.MissingPage),
}
