export { consoleProviders } from '../data/consoleProviders.ts'
export { clientOf, memoryAuth, type ServedAnswer, type ServedRequest, startContractServer } from './contract-server.ts'
export { staleCalls } from './staleCalls.ts'
