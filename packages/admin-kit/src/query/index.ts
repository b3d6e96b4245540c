export { type ListStart, listStarts, restaurantsCall } from './list-starts.ts'
export { asText, consoleList, consoleQueryOf, largestOrderPage, orderPageOf, searchOf, valueAt } from './localList.ts'
