declare module 'virtual:shown' {
  /** The pages of components and screens, with what each shows of the folder it belongs to, as `<entry>/<Name>`; its own first. */
  export const shown: readonly { id: string; title: string; components: readonly string[] }[]
}
