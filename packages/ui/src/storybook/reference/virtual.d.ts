declare module 'virtual:reference' {
  // An ambient module declaration cannot import a relative path.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const surface: import('../../../api/surface.ts').Surface
  /** Pages with the components that each shows from its folder, as `<entry>/<Name>`; its main one first. */
  export const shown: readonly { id: string; title: string; components: readonly string[] }[]
}
