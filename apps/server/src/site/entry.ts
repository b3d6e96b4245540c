/** What the public app answers to the address of one of its pages. `state` is what its script continues from. */
export type RenderedPage = {
  /** Which page, and so which script. */
  name: string
  status: number
  /** Address to go to instead; nothing else of the answer then matters. */
  redirect?: string
  title: string
  description: string
  html: string
  state: unknown
}

/** What a page is rendered from: its address with the query, a way to the API, and the time (epoch ms). */
export type PageRequest = { url: string; fetch: typeof fetch; now: number }

/** The public app's rendering (apps/public/src/entry-server.tsx), as it reaches the server: built. */
export type SiteEntry = {
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** Typefaces and design tokens, which every document carries, the back-office's too. */
  documentCss: () => string
  /** Addresses of the typefaces to load first. */
  fontFiles: readonly string[]
}

/** The files that a document loads. Addresses are absolute paths on this site. */
export type PageFiles = {
  script?: string
  /** Modules that the script imports, to be fetched along with it. */
  preloads: readonly string[]
  stylesheets: readonly string[]
  /** Style text to put into the document itself. */
  css: string
}

/** Everything that differs between the built site and the one under development. */
export type SiteSource = {
  entry: () => Promise<SiteEntry>
  /** Files of a public page by its name, or of the back-office. */
  files: (page: string) => Promise<PageFiles>
  /** Folder of the hashed files served under /assets/. */
  assets?: string
  /** Folder of the built Storybook. */
  storybook?: string
  /** Last change to a document before it is sent; only under development. */
  finish?: (url: string, html: string) => Promise<string>
}
