export * from './fonts.ts'
export * from './theme.ts'
export * from './tokens.ts'
export * from './tokens-css.ts'
