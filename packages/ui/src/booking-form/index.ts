export * from './DateTimeField.tsx'
export * from './PeriodFields.tsx'
export * from './RoomChoice.tsx'
export * from './Shortcuts.tsx'
