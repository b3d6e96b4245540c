export { type Abilities, abilitiesWith } from './abilities.ts'
export * from './capability.calls.ts'
