// A chunk of its own: pages rarely start with a toast.
export { showFlash, Toaster, toast } from '@potager/ui/toast'
