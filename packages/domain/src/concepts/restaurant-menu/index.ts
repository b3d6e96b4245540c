export * from './offer.ts'
export * from './restaurant-menu.calls.ts'
