// A module of its own: the page takes the rest of the entry point at once.
export { RejectionDialog as OpenRejection } from '@potager/ui/review-moderation'
