export * from './changes.ts'
export * from './watch-menu.ts'
