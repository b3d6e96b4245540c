export { classNames, type RootProps } from './root.ts'
