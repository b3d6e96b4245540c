export { contrast } from './contrast.ts'
export { hexOfOklch, type Oklch, oklchOf } from './oklch.ts'
