// A module of its own, for lazy loading: the page imports the rest of the entry point eagerly.
export { NoticeDecisionDialog as OpenDecision } from '@potager/ui/notice'
