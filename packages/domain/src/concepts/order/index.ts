export * from './order.calls.ts'
export * from './order.ts'
export * from './order-draft.ts'
