export { contrast } from './contrast.ts'
export * from './fonts.ts'
export * from './tokens.ts'
export * from './tokens-css.ts'
