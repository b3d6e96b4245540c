export * from './planner-booking.ts'
export * from './planner-layout.ts'
export * from './planner-slot.ts'
