export { type ListStart, listStarts } from './list-starts.ts'
export { consoleList, consoleQueryOf, largestOrderPage, orderPageOf, searchOf } from './listQuery.ts'
export { asText, valueAt } from './localList.ts'
export { restaurantsCall } from './restaurantsCall.ts'
