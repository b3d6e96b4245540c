import { firstFrame } from './first-frame.ts'

const page = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset.page
if (!page) throw new Error('The document names no page script')

// What the server sent is seen as early as without scripts; the page's own was fetched along with the document.
void firstFrame(document, requestAnimationFrame.bind(window)).then(() => import(/* @vite-ignore */ page))
