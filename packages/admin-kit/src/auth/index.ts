export { type AuthSettings, createAuthProvider, type Permissions } from './authProvider.ts'
export { createFormAuthProvider, type FormAuthSettings } from './formAuthProvider.ts'
