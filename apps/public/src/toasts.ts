// Fetched after the page works: no page begins with a toast, but for what the one before left to say.
export { leaveFlash, showFlash, Toaster, toast } from '@potager/ui/toast'
