export { Illustration } from './Illustration.tsx'
export { type IllustrationName, illustrationFor, illustrationNames } from './illustration-for.ts'
