// Fetched apart from the page, which begins without a toast but for what the one before left to say.
export { showFlash, Toaster, toast } from '@potager/ui/toast'
