export * from './changes.ts'
export * from './follow.ts'
export * from './watch-menu.ts'
