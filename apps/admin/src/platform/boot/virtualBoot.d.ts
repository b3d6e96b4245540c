declare module 'virtual:boot' {
  /** boot.ts as one small script (vite.config.ts). */
  const script: string
  export default script
}
