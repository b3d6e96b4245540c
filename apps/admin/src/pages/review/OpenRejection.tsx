// A module of its own, for lazy loading: the page imports the rest of the entry point eagerly.
export { RejectionDialog as OpenRejection } from '@potager/ui/review-moderation'
