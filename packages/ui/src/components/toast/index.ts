export { hasFlash, leaveFlash } from './flash.ts'
export { Toaster } from './Toaster.tsx'
export { showFlash, toast } from './toast.ts'
export { toastWithUndo } from './toastWithUndo.tsx'
