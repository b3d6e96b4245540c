export { hasFlash, leaveFlash } from './flash.ts'
export { Toaster } from './Toaster.tsx'
export { showFlash, toast, toastWithUndo } from './toast.tsx'
