export * from './CommandPalette.tsx'
export * from './KeyHelp.tsx'
