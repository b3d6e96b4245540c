export * from './meeting-room.calls.ts'
export * from './meeting-room.ts'
