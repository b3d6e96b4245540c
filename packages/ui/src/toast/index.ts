export { Toaster } from './Toaster.tsx'
export { leaveFlash, showFlash, toast } from './toast.ts'
