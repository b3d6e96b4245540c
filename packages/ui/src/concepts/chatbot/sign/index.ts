export * from './SignDialog.tsx'
export * from './SignsScreen.tsx'
