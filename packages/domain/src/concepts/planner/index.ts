export * from './planner-booking.ts'
export * from './planner-closed.ts'
export * from './planner-conflicts.ts'
export * from './planner-layout.ts'
