export { Illustration, type IllustrationName, illustrationFor } from './Illustration.tsx'
