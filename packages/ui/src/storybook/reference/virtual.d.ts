declare module 'virtual:reference' {
  // A declaration of a module may not import by a relative path.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const surface: import('../../../api/surface.ts').Surface
  /** The pages of components and screens, with what each shows of the folder it belongs to, as `<entry>/<Name>`; its own first. */
  export const shown: readonly { id: string; title: string; components: readonly string[] }[]
}
